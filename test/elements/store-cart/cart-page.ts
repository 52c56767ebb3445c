import { fixture, nextFrame } from '@open-wc/testing';
import '../../../elements/all.ts';
import { configureStore, storefront } from '../../../elements/index.ts';
import { useMemoryStore, type MemoryCartGateway } from '../../../elements/testing.ts';
import { allByRole, byRole, untilRole } from '../../support/by-role.ts';
import type { StoreTag } from '../../support/elements.ts';
import { waitUntil } from '../../support/wait-until.ts';

export const MUG = 'Stoneware Mug';
export const PRINT = 'Harbour Print';

/** The cart page with a mug and a print, on a store in memory. */
export interface CartPage {
  readonly element: StoreTag;
  readonly gateway: MemoryCartGateway;
  /** Events of the cart page, oldest first. */
  readonly heard: readonly Event[];
  readonly typesHeard: () => readonly string[];
  readonly button: (name: string) => HTMLElement;
  readonly field: (title: string) => HTMLInputElement;
  readonly checkout: () => HTMLElement;
  /** Types as a visitor does, without leaving the field. */
  readonly type: (title: string, text: string) => void;
  readonly pressEnter: (title: string) => void;
  /** What the alerts say. */
  readonly alerts: () => readonly string[];
  readonly untilAlert: (text: string) => Promise<void>;
  /** Waits until no change is under way and everything that follows from it is drawn. */
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
 * @returns what a visitor finds there
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
 * Tells what a visitor finds on a cart page.
 * @param element the tag
 * @returns its controls and what it says
 */
export function pageOf(element: StoreTag): Omit<CartPage, 'gateway'> {
  const heard: Event[] = [];
  for (const type of TYPES) element.addEventListener(type, (event) => heard.push(event));
  const field = (title: string) =>
    byRole(element, { role: 'textbox', name: `Quantity of ${title}` }) as HTMLInputElement;
  const alerts = () =>
    allByRole(element, { role: 'alert', name: /(?:)/ })
      .map(({ textContent }) => textContent)
      .filter(Boolean);
  return {
    element,
    heard,
    typesHeard: () => heard.map(({ type }) => type),
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

/** Calls of the store that wait until the test lets them through. */
export interface HeldCalls {
  readonly count: () => number;
  readonly release: () => void;
}

/**
 * Makes one method of the store wait.
 * @param gateway the store
 * @param method which one
 * @returns how to let it through
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
 * Makes the store answer its carts with other amounts.
 * @param gateway the store
 * @param change what is different
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
