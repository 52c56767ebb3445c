import { StoreElement } from './store-element.ts';
import { removeCopies } from './view/hydration-end.ts';

/**
 * The shell of a tag that draws into the page itself and not into a shadow root: a form that is filled in by the browser.
 * Source: docs/behaviour/elements.md §3.2
 */
export abstract class LightElement extends StoreElement {
  static override readonly isLight = true;

  // A clone of a drawn tag has a copy of the drawing, which nothing renders any more. It is not its author's content.
  override connectedCallback(): void {
    this.guard(() => {
      if (!this.hasUpdated) removeCopies(this);
    }, 'clone');
    super.connectedCallback();
  }
}
