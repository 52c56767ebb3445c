import { onBackendChange } from '../../core/backends/index.ts';
import { addToMainNavigation } from '../rules/index.ts';
import { browserStorage, randomId } from '../../core/session/index.ts';
import { storefront } from '../../core/storefront/index.ts';
import { emit, finalEvent, StoreElement, viewOf } from '../../elements/host/index.ts';
import { announce, wholeStyles } from '../../elements/ui/index.ts';
import { loadOwnerWords } from '../rules/index.ts';
import { navigationGateway } from '../editor/index.ts';
import { SetupModel } from './model.ts';
import { setupGateway } from './setup-gateway.ts';
import { setupStyles } from './styles.ts';

/**
 * Lets the owner create a store for the site.
 * Source: docs/behaviour/owner.md §1
 * @tag store-setup
 * @fires store-owner-saved - after a store was created
 * @slot - content to show until the tag renders
 * @csspart form - the form
 * @csspart field - a field with its label
 * @csspart choice - the checkbox with its label
 * @csspart address - the future address of the store
 * @csspart button - the button that creates the store, continues, or opens the store
 * @csspart link - the link to the store
 * @csspart quiet-button - a secondary button
 * @csspart actions - the buttons
 * @csspart layout - the progress view, while the store is created and after that
 * @csspart heading - the heading of the progress view
 * @csspart steps - the list of steps
 * @csspart step - one of them
 * @csspart status - the status of a step
 * @csspart error - the error of a field
 * @csspart failure - the message for a failure
 * @csspart note - the note about finished steps
 * @cssstate creating - a store is being created
 */
export class StoreSetupElement extends StoreElement {
  static override readonly drawing = viewOf(() => import('./view.tsx'));
  static override readonly styles = [wholeStyles, setupStyles];

  readonly #model = this.show(
    StoreSetupElement.drawing,
    new SetupModel({
      gateway: setupGateway(),
      addToNavigation: (collectionId) => addToMainNavigation(navigationGateway(), { collectionId }),
      createId: randomId,
      storage: browserStorage(),
      report: storefront().report,
      announce: (text) => {
        announce(text, this.localName);
      },
      onCreated: (id) => {
        emit(this, finalEvent('store-owner-saved', { subject: 'store', id }));
      },
    }),
  );

  protected override onConnected(): void {
    loadOwnerWords();
    const load = () => void this.#model.loadTaken(this.life);
    onBackendChange(storefront(), 'stores', load, this.life);
    load();
  }

  protected override changed(): void {
    this.#model.setLook();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'store-setup': StoreSetupElement;
  }
}
