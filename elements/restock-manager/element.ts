import { randomId } from '../../core/session/index.ts';
import { storefront } from '../../core/storefront/index.ts';
import { StoreElement, viewOf } from '../host/index.ts';
import { ask } from '../parts/dialog/dialogs.ts';
import { focusedNode } from '../parts/dialog/tab-stops.ts';
import { speakToOwners } from '../parts/speak-to-owners.ts';
import { wholeStyles } from '../parts/whole-styles.ts';
import { ManagerModel } from './model.ts';
import { ownerGateway } from './owner-gateway.ts';
import type { Recipients } from './questions.ts';
import { managerStyles } from './styles.ts';

/**
 * Tells those who wait for what was sold out, for a site's owner.
 * Source: docs/behaviour/restock.md §6
 * @tag restock-manager
 * @fires store-open - before the manager asks something over the page; cancelable
 * @fires store-close - after that
 * @slot - content to show until the element renders
 * @csspart loading - while the list is on its way
 * @csspart layout - everything
 * @csspart send-all - progress and button for all
 * @csspart groups - what is waited for
 * @csspart group - one variant
 * @csspart title - its name
 * @csspart status - whether it can be bought again
 * @csspart in-stock - that it can
 * @csspart actions - the buttons of a group
 * @csspart quiet-button - a button that shows more
 * @csspart button - a button that sends
 * @csspart signups - who waits
 * @csspart muted - what is said of them
 * @csspart progress - how far sending has come
 * @csspart note - what was sent
 * @csspart failure - what has failed
 * @cssstate open - it asks something over the page
 * @cssstate sending - mails are being sent
 */
export class RestockManagerElement extends StoreElement {
  static override readonly drawing = viewOf(() => import('./view.tsx'));
  static override readonly styles = [wholeStyles, managerStyles];

  readonly #model = this.show(
    RestockManagerElement.drawing,
    new ManagerModel({
      gateway: ownerGateway(),
      createId: randomId,
      report: storefront().report,
      ask: (question): Promise<Recipients | null> =>
        ask({ ...question, opener: focusedNode() ?? this, owner: this, life: this.life }),
      getLife: () => this.life,
    }),
  );

  protected override arrived(): void {
    speakToOwners();
    this.#model.actions.load();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'restock-manager': RestockManagerElement;
  }
}
