import { atom } from 'nanostores';
import type { Model } from '../host/index.ts';

/** What the tag shows. */
export interface StoreHelloContent {
  /** The author's text of the button; empty for ours. */
  readonly buttonText: string;
  readonly isPressed: boolean;
}

/** What a visitor can do. */
export interface StoreHelloActions {
  readonly toggle: () => void;
}

/** `store-hello` without DOM and React. Source: docs/behaviour/elements.md §1.1 */
export class StoreHelloModel implements Model<StoreHelloContent, StoreHelloActions> {
  readonly $content = atom<StoreHelloContent>({ buttonText: '', isPressed: false });

  readonly actions: StoreHelloActions = {
    toggle: () => {
      this.#show({ isPressed: !this.$content.get().isPressed });
    },
  };

  /** Updates the attributes; the shell also calls it when the page's language changes. */
  setLook({ buttonText }: Pick<StoreHelloContent, 'buttonText'>): void {
    this.#show({ buttonText });
  }

  #show(part: Partial<StoreHelloContent>): void {
    this.$content.set({ ...this.$content.get(), ...part });
  }
}
