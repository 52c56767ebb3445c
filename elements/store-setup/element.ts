import { addToMainNavigation } from '../../core/owner/index.ts';
import { browserStorage, randomId } from '../../core/session/index.ts';
import { storefront } from '../../core/storefront/index.ts';
import { StoreElement, StoreOwnerSavedEvent, viewOf } from '../host/index.ts';
import { announce } from '../parts/announce.ts';
import { navigationGateway } from '../parts/navigation-gateway.ts';
import { speakToOwners } from '../parts/speak-to-owners.ts';
import { wholeStyles } from '../parts/whole-styles.ts';
import { SetupModel } from './model.ts';
import { setupGateway } from './setup-gateway.ts';
import { setupStyles } from './styles.ts';

/**
 * Creates a store of the site, for its owner.
 * Source: docs/behaviour/owner.md §1
 * @tag store-setup
 * @fires store-owner-saved - after a store was created
 * @slot - content to show until the element renders
 * @csspart form - what the owner fills in
 * @csspart field - a field with its label
 * @csspart choice - the checkbox with its label
 * @csspart address - where the store will stand
 * @csspart button - the button that creates, goes on, or leads to the store
 * @csspart link - the way to the store
 * @csspart quiet-button - a button for something else
 * @csspart actions - the buttons
 * @csspart layout - everything, while a store is created and after that
 * @csspart heading - what is happening
 * @csspart steps - the list of steps
 * @csspart step - one of them
 * @csspart status - how a step stands
 * @csspart error - what is wrong with a field
 * @csspart failure - what has failed
 * @csspart note - what becomes of what is done
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
      tell: (id) => {
        // Events of a removed element would not bubble to the page.
        (this.isConnected ? this : document).dispatchEvent(
          new StoreOwnerSavedEvent({ subject: 'store', id }),
        );
      },
    }),
  );

  protected override arrived(): void {
    speakToOwners();
    void this.#model.loadTaken(this.life);
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
