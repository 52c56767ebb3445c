import { sendKeys } from '@web/test-runner-commands';
import { configureStore, storefront } from '../../elements/index.ts';
import type { MemoryCartGateway } from '../../elements/testing.ts';
import { press, untilRole } from './by-role.ts';
import { holdAnswers, type StoreTag } from './elements.ts';
import { waitUntil } from './wait-until.ts';

/** A state of a tag, and how a visitor gets there. */
export interface StateCase {
  readonly properties?: object;
  /** Runs before the tag is inserted. */
  readonly before?: (gateway: MemoryCartGateway) => unknown;
  readonly enter: (element: StoreTag, gateway: MemoryCartGateway) => Promise<unknown>;
  /** Cleans up. */
  readonly after?: () => void;
}

let release = (): void => undefined;

/** Takes everything out of the cart. */
export async function emptyCart(): Promise<void> {
  for (const { id } of storefront().cart.$cart.get()?.entries ?? []) await storefront().cart.remove(id);
}

/** What a visitor can see of the cart page, and how to get there. */
export const CART_STATES: Readonly<Record<string, StateCase>> = {
  filled: { enter: (e) => untilRole(e, { role: 'link', name: 'Checkout' }) },
  'many lines': {
    before: async () => {
      for (const sku of ['tee-ink-s', 'tee-sand-s']) {
        await storefront().cart.add({ itemId: 'tee', sku, quantity: 2, additionalFields: '' });
      }
    },
    enter: (e) => untilRole(e, { role: 'link', name: 'Checkout' }),
  },
  'below the minimum subtotal': {
    properties: { minimumSubtotalCents: 10_000 },
    enter: (e) => untilRole(e, { role: 'link', name: 'Checkout' }),
  },
  'quantity is no number': {
    enter: async (element) => {
      const field = (await untilRole(element, {
        role: 'textbox',
        name: /^Quantity of/,
      })) as HTMLInputElement;
      field.focus();
      field.select();
      await sendKeys({ type: 'two' });
      field.blur();
      await waitUntil(() => element.shadowRoot!.querySelector('[role=alert] strong'), 'no problem is told');
    },
  },
  'being removed': {
    before: (gateway) => ({ release } = holdAnswers(gateway)),
    enter: async (element) => {
      await press(element, 'Remove Stoneware Mug');
      await untilRole(element, { role: 'button', name: 'Removing… Stoneware Mug' });
    },
    after: () => {
      release();
    },
  },
  'fewer than asked for': {
    before: (gateway) => {
      const setQuantity: MemoryCartGateway['setQuantity'] = (id, _, key) => gateway.setQuantity(id, 1, key);
      configureStore({ gateway: { cart: { ...gateway, setQuantity } } });
    },
    enter: async (element) => {
      await press(element, 'Increase quantity of Stoneware Mug');
      await untilRole(element, { role: 'textbox', name: /^Quantity of/ });
      await waitUntil(() => element.shadowRoot!.textContent.includes('You asked for'), 'no warning');
    },
  },
  'removed, with undo': {
    enter: async (element) => {
      await press(element, 'Remove Stoneware Mug');
      await untilRole(element, { role: 'button', name: 'Undo' });
    },
  },
  empty: {
    before: emptyCart,
    enter: (e) => waitUntil(() => e.matches(':state(empty)')),
  },
};
