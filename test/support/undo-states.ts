import { FAILURE_KINDS } from '../../core/errors/index.ts';
import { mugProduct } from '../../elements/testing.ts';
import { ADD_BUTTON } from './add-button.ts';
import { untilRole } from './by-role.ts';
import type { StateCase } from './cart-states.ts';
import { holdAnswers, type StoreTag } from './elements.ts';
import { waitUntil } from './wait-until.ts';

let release = (): void => undefined;

async function offered(element: StoreTag): Promise<HTMLElement> {
  (await untilRole(element, ADD_BUTTON)).click();
  return untilRole(element, { role: 'button', name: 'Undo' });
}

/** The visible states of the offer to undo an addition, and how to reach them. */
export const UNDO_STATES: Readonly<Record<string, StateCase>> = {
  'with an offer to undo': { properties: { product: mugProduct }, enter: offered },
  'an undo under way': {
    properties: { product: mugProduct },
    enter: async (element, gateway) => {
      const undo = await offered(element);
      ({ release } = holdAnswers(gateway));
      undo.click();
      await waitUntil(() => undo.ariaDisabled === 'true');
    },
    after: () => {
      release();
    },
  },
  'an undo that failed': {
    properties: { product: mugProduct },
    enter: async (element, gateway) => {
      const undo = await offered(element);
      gateway.failNext(FAILURE_KINDS.offline);
      undo.click();
      await waitUntil(() => element.shadowRoot!.querySelector('[role=alert] strong'));
    },
  },
};
