import { fixture, nextFrame } from '@open-wc/testing';
import '../../../elements/all.ts';
import { configureStore, storefront } from '../../../elements/index.ts';
import { useMemoryStore, type MemoryCartGateway } from '../../../elements/testing.ts';
import { allByRole, byRole, untilRole } from '../../support/by-role.ts';
import type { StoreTag } from '../../support/elements.ts';
import { waitUntil } from '../../support/wait-until.ts';

export const MUG = 'Stoneware Mug';
export const PRINT = 'Harbor Print';

/** The cart page with a mug and a print, on a store in memory. */
export interface CartPage {
  readonly element: StoreTag;
  readonly gateway: MemoryCartGateway;
  /** Events of the cart page, oldest first. */
  readonly events: readonly Event[];
  readonly eventTypes: () => readonly string[];
  readonly button: (name: string) => HTMLElement;
  readonly field: (title: string) => HTMLInputElement;
  readonly checkout: () => HTMLElement;
  /** Types like a visitor, without leaving the field. */
  readonly type: (title: string, text: string) => void;
  readonly pressEnter: (title: string) => void;
  /** The texts of the alerts. */
  readonly alerts: () => readonly string[];
  readonly untilAlert: (text: string) => Promise<void>;
  /** Waits until no change is pending and its result is rendered. */
  readonly settle: () => Promise<void>;
}

const TYPES = [
  'store-cart-add',
  'store-cart-update',
  'store-cart-remove',
  'store-cart-change',
  'store-before-checkout',
  'store-error',
] as const;

/**
 * Opens the cart page with a mug and a print in the cart.
 * @param attributes of the tag
 * @returns the controls and texts of the page
 */
export async function openCart(attributes = ''): Promise<CartPage> {
  const gateway = await useMemoryStore();
  for (const itemId of ['mug', 'print']) {
    await storefront().cart.add({ itemId, sku: itemId, quantity: 1, additionalFields: '' });
  }
  const element: StoreTag = await fixture(`<store-cart ${attributes}></store-cart>`);
  await untilRole(element, { role: 'link', name: 'Checkout' });
  return { gateway, ...pageOf(element) };
}

/**
 * Reads the controls and texts of a cart page.
 * @param element the tag
 * @returns its controls and texts
 */
export function pageOf(element: StoreTag): Omit<CartPage, 'gateway'> {
  const events: Event[] = [];
  for (const type of TYPES) element.addEventListener(type, (event) => events.push(event));
  const field = (title: string) =>
    byRole(element, { role: 'textbox', name: `Quantity of ${title}` }) as HTMLInputElement;
  const alerts = () =>
    allByRole(element, { role: 'alert', name: /(?:)/ })
      .map(({ textContent }) => textContent)
      .filter(Boolean);
  return {
    element,
    events,
    eventTypes: () => events.map(({ type }) => type),
    field,
    button: (name) => byRole(element, { role: 'button', name }),
    checkout: () => byRole(element, { role: 'link', name: 'Checkout' }),
    type(title, text) {
      const input = field(title);
      input.focus();
      input.select();
      input.setRangeText(text);
      input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    },
    pressEnter(title) {
      field(title).dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true }),
      );
    },
    alerts,
    untilAlert: (text) =>
      waitUntil(() => alerts().some((alert) => alert.includes(text)), `no alert "${text}"`),
    async settle() {
      await storefront().cart.settled();
      await nextFrame();
      await nextFrame();
    },
  };
}

/** Calls of the gateway that are held until the test releases them. */
export interface HeldCalls {
  readonly count: () => number;
  readonly release: () => void;
}

/**
 * Holds the calls of a gateway method.
 * @param gateway the gateway
 * @param method its name
 * @returns counts and releases the calls
 */
export function hold(
  gateway: MemoryCartGateway,
  method: 'add' | 'setQuantity' | 'remove' | 'load',
): HeldCalls {
  let count = 0;
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const held = async (...call: never[]): Promise<unknown> => {
    count += 1;
    await released;
    return (gateway[method] as (...parts: never[]) => Promise<unknown>)(...call);
  };
  configureStore({ gateway: { cart: { ...gateway, [method]: held } } });
  return { count: () => count, release };
}

/**
 * Changes amounts in the carts of the gateway.
 * @param gateway the gateway
 * @param change the changed fields
 */
export async function answerCarts(gateway: MemoryCartGateway, change: object): Promise<void> {
  configureStore({
    gateway: {
      cart: {
        ...gateway,
        load: async () => ({ ...(await gateway.load()), ...change, version: 99 }),
      },
    },
  });
  await storefront().cart.refresh();
}
