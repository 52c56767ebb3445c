/**
 * The page on which schedules play: a mug with its button, and the whole shop to be asked. What the visitor is told
 * is kept in the order in which it is told.
 */
import '../../../elements/cart-pill/define.ts';
import '../../../elements/store-add-to-cart/define.ts';
import type { AddRequest, CartResult } from '../../../core/cart/index.ts';
import { storefront } from '../../../core/storefront/index.ts';

/** What can be done with the cart. */
export type Act =
  | { readonly type: 'press' }
  | { readonly type: 'add'; readonly request: AddRequest }
  | { readonly type: 'set'; readonly request: AddRequest; readonly quantity: number }
  | { readonly type: 'remove'; readonly request: AddRequest }
  | { readonly type: 'undo' };

/** One thing that the visitor did, and what the visitor was told about it. */
export interface Told {
  readonly act: Act;
  /** The kind of the failure; null when it was made, undefined while it is under way. */
  readonly failure: string | null | undefined;
  /** How many the line holds, when it was made; null for a line that is gone. */
  readonly quantity: number | null;
}

/** A line of the cart, as far as schedules compare them. */
export interface ShownLine {
  readonly id: string;
  readonly itemId: string;
  readonly additionalFields: string;
  readonly quantity: number;
}

/** What a test asks of the page. */
export interface SchedulePage {
  /** Does something without waiting for its end; false when there was nothing to do it with. */
  readonly start: (act: Act) => boolean;
  /** Waits until everything has ended. */
  readonly settled: () => Promise<void>;
  /** Everything that was told since the page was loaded, in that order, and then what is under way. */
  readonly told: () => readonly Told[];
  /** Lets the next request of this method go wrong. */
  readonly arm: (method: 'GET' | 'write', fault: string) => void;
  readonly disarm: () => void;
  /** Looks again, as a page does that comes online, when its last look failed. */
  readonly recover: () => void;
  readonly shown: () => {
    readonly isReady: boolean;
    readonly lines: readonly ShownLine[];
    readonly count: number;
  };
}

declare global {
  interface Window {
    schedule: SchedulePage;
  }
}

const { cart } = storefront();
const told: Told[] = [];
const underWay: Act[] = [];
const faults: { readonly method: 'GET' | 'write'; readonly fault: string }[] = [];

const ownFetch = globalThis.fetch.bind(globalThis);
globalThis.fetch = (input, init = {}) => {
  const method = init.method === undefined || init.method === 'GET' ? 'GET' : 'write';
  const index = faults.findIndex((fault) => fault.method === method);
  const [found] = index < 0 ? [] : faults.splice(index, 1);
  if (!found) return ownFetch(input, init);
  return ownFetch(input, {
    ...init,
    headers: { ...Object.fromEntries(new Headers(init.headers)), 'x-test-fault': found.fault },
  });
};

function lineOf({ itemId, additionalFields }: AddRequest) {
  return cart.$cart
    .get()
    ?.entries.find((line) => line.itemId === itemId && line.additionalFields === additionalFields);
}

function end(act: Act, failure: string | null, quantity: number | null = null): void {
  underWay.splice(underWay.indexOf(act), 1);
  told.push({ act, failure, quantity });
}

function begin(act: Act): Promise<CartResult | null> | null {
  if (act.type === 'add') return cart.add(act.request);
  if (act.type === 'undo') return cart.$removed.get() && cart.undoRemove();
  if (act.type === 'press') return null;
  const line = lineOf(act.request);
  if (!line) return null;
  return act.type === 'set' ? cart.update(line.id, act.quantity) : cart.remove(line.id);
}

// Of a press that the button takes its events tell.
const PRESS: Act = { type: 'press' };
document.addEventListener('store-cart-add', () => underWay.push(PRESS));
document.addEventListener('store-cart-change', () => {
  end(PRESS, null);
});
document.addEventListener('store-error', ({ code }) => {
  end(PRESS, code);
});

window.schedule = {
  told: () => [...told, ...underWay.map((act) => ({ act, failure: undefined, quantity: null }))],
  start(act) {
    const ending = begin(act);
    if (!ending) return false;
    underWay.push(act);
    ending.then(
      (result) => {
        end(act, result?.userErrors[0]?.kind ?? null, result?.entry?.quantity ?? null);
      },
      (error: unknown) => {
        end(act, (error as { readonly kind: string }).kind);
      },
    );
    return true;
  },
  async settled() {
    await cart.settled();
    while (underWay.length > 0) await new Promise((resolve) => setTimeout(resolve, 20));
  },
  arm: (method, fault) => void faults.push({ method, fault }),
  disarm: () => void faults.splice(0),
  recover: () => void dispatchEvent(new Event('online')),
  shown: () => ({
    isReady: cart.$status.get().state === 'ready',
    lines: (cart.$cart.get()?.entries ?? []).map(({ id, itemId, additionalFields, quantity }) => ({
      id,
      itemId,
      additionalFields,
      quantity,
    })),
    count: cart.$count.get(),
  }),
};
