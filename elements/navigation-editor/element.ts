import { storefront } from '../../core/storefront/index.ts';
import { StoreElement, StoreOwnerSavedEvent, viewOf } from '../host/index.ts';
import { announce } from '../parts/announce.ts';
import type { Question } from '../parts/dialog/ask.ts';
import { ask, confirm } from '../parts/dialog/dialogs.ts';
import { focusedNode } from '../parts/dialog/tab-stops.ts';
import { askBeforeLeaving } from '../parts/editor/ask-before-leaving.ts';
import { editorStyles } from '../parts/editor/editor-styles.ts';
import type { OwnerQuestion } from '../parts/editor/leaving.ts';
import { navigationGateway } from '../parts/navigation-gateway.ts';
import { speakToOwners } from '../parts/speak-to-owners.ts';
import { NavigationEditorModel } from './model.ts';
import { navigationEditorStyles } from './styles.ts';

/**
 * Edits the site's main navigation, for its owner.
 * Source: docs/behaviour/owner.md §2.9
 * @tag navigation-editor
 * @fires store-owner-saved - after the store has the navigation
 * @fires store-open - before the editor asks something over the page; cancelable
 * @fires store-close - after that
 * @cssstate open - it asks something over the page
 * @cssstate editing - there are changes that are not saved
 * @cssstate saving - they are being saved
 */
export class NavigationEditorElement extends StoreElement {
  static override readonly drawing = viewOf(() => import('./view.tsx'));
  static override readonly isLight = true;
  static override readonly styles = [editorStyles, navigationEditorStyles];

  readonly #model = this.show(
    NavigationEditorElement.drawing,
    new NavigationEditorModel({
      gateway: navigationGateway(),
      report: storefront().report,
      announce: (text) => {
        announce(text, this.localName);
      },
      tell: (id) => {
        // Events of a removed element would not bubble to the page.
        const target = this.isConnected ? this : document;
        target.dispatchEvent(new StoreOwnerSavedEvent({ subject: 'navigation', id }));
      },
      choose: <Value extends string>(question: OwnerQuestion<Value>): Promise<Value | null> =>
        ask({ ...question, ...this.#dialogPlace() }),
      confirm: (question) => confirm({ ...question, ...this.#dialogPlace() }),
      getLife: () => this.life,
    }),
  );

  protected override arrived(): void {
    speakToOwners();
    askBeforeLeaving(this.#model, this.life);
    this.#model.load();
  }

  #dialogPlace(): Pick<Question<never>, 'opener' | 'owner' | 'life'> {
    return { opener: focusedNode() ?? this, owner: this, life: this.life };
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'navigation-editor': NavigationEditorElement;
  }
}
