import { onBackendChange, openGateway } from '../../core/backends/index.ts';
import { createMemoryRestockOwnerGateway, restRestockOwnerGateway } from '../restock/index.ts';
import { randomId } from '../../core/session/index.ts';
import { storefront } from '../../core/storefront/index.ts';
import { StoreElement, viewOf } from '../../elements/host/index.ts';
import { ask, focusedNode } from '../../elements/dialogs/index.ts';
import { loadOwnerWords } from '../rules/index.ts';
import { wholeStyles } from '../../elements/ui/index.ts';
import { ManagerModel } from './model.ts';
import type { Recipients } from './questions.ts';
import { managerStyles } from './styles.ts';

/**
 * Lets the owner email customers who are waiting for a restock.
 * Source: docs/behaviour/restock.md §6
 * @tag restock-manager
 * @fires store-open - before a dialog opens
 * @fires store-close - after the dialog has closed
 * @slot - content to show until the tag renders
 * @csspart loading - the message while the list loads
 * @csspart layout - everything
 * @csspart send-all - progress and button for all
 * @csspart groups - the list of variants
 * @csspart group - one variant
 * @csspart title - its name
 * @csspart status - whether it is available again
 * @csspart in-stock - the status of an available variant
 * @csspart actions - the buttons of a group
 * @csspart quiet-button - a button that shows more
 * @csspart button - a button that sends
 * @csspart signups - the waiting customers
 * @csspart muted - details about them
 * @csspart progress - the progress of sending
 * @csspart note - the result of sending
 * @csspart failure - the message for a failure
 * @cssstate open - a dialog is open
 * @cssstate sending - emails are being sent
 */
export class RestockManagerElement extends StoreElement {
  static override readonly drawing = viewOf(() => import('./view.tsx'));
  static override readonly styles = [wholeStyles, managerStyles];

  readonly #model = this.show(
    RestockManagerElement.drawing,
    new ManagerModel({
      gateway: openGateway(storefront(), 'restock', {
        memory: createMemoryRestockOwnerGateway(),
        rest: restRestockOwnerGateway(storefront().api),
      }),
      createId: randomId,
      report: storefront().report,
      ask: (question): Promise<Recipients | null> =>
        ask({ ...question, opener: focusedNode() ?? this, owner: this, life: this.life }),
      getLife: () => this.life,
    }),
  );

  protected override onConnected(): void {
    loadOwnerWords();
    const { load } = this.#model.actions;
    onBackendChange(storefront(), 'restock', load, this.life);
    load();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'restock-manager': RestockManagerElement;
  }
}
