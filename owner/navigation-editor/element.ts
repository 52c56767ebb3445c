import { onBackendChange } from '../../core/backends/index.ts';
import { storefront } from '../../core/storefront/index.ts';
import { emit, finalEvent, LightElement, viewOf } from '../../elements/host/index.ts';
import { loadOwnerWords } from '../rules/index.ts';
import { askBeforeLeaving, editorShell, editorStyles, navigationGateway } from '../editor/index.ts';
import { NavigationEditorModel } from './model.ts';
import { navigationEditorStyles } from './styles.ts';

/**
 * Lets the owner edit the site's main navigation.
 * Source: docs/behaviour/owner.md §2.9
 * @tag navigation-editor
 * @fires store-owner-saved - after the store has saved the navigation
 * @fires store-open - before a dialog opens
 * @fires store-close - after the dialog has closed
 * @cssstate open - a dialog is open
 * @cssstate editing - there are unsaved changes
 * @cssstate saving - changes are being saved
 */
export class NavigationEditorElement extends LightElement {
  static override readonly drawing = viewOf(() => import('./view.tsx'));
  static override readonly styles = [editorStyles, navigationEditorStyles];

  readonly #model = this.show(
    NavigationEditorElement.drawing,
    new NavigationEditorModel({
      ...editorShell(this, () => this.life),
      gateway: navigationGateway(),
      onSaved: (id) => {
        emit(this, finalEvent('store-owner-saved', { subject: 'navigation', id }));
      },
      getLife: () => this.life,
    }),
  );

  protected override onConnected(): void {
    loadOwnerWords();
    askBeforeLeaving(this.#model, this.life);
    onBackendChange(storefront(), 'navigation', this.#model.retryIfFailed, this.life);
    this.#model.load();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'navigation-editor': NavigationEditorElement;
  }
}
