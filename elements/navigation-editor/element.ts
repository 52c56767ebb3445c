import { StoreElement, StoreOwnerSavedEvent, viewOf } from '../host/index.ts';
import { askBeforeLeaving } from '../parts/editor/ask-before-leaving.ts';
import { editorShell, tellOfSaving } from '../parts/editor/editor-shell.ts';
import { editorStyles } from '../parts/editor/editor-styles.ts';
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
      ...editorShell(this, () => this.life),
      gateway: navigationGateway(),
      tell: (id) => {
        tellOfSaving(this, new StoreOwnerSavedEvent({ subject: 'navigation', id }));
      },
      getLife: () => this.life,
    }),
  );

  protected override arrived(): void {
    speakToOwners();
    askBeforeLeaving(this.#model, this.life);
    this.#model.load();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'navigation-editor': NavigationEditorElement;
  }
}
