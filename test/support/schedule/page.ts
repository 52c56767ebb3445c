/**
 * The page on which schedules run in a browser: a mug with its button, and access to the shop. Records the reported results
 * in order.
 */
import '../../../elements/cart-pill/define.ts';
import '../../../elements/store-add-to-cart/define.ts';
import { storefront } from '../../../core/storefront/index.ts';
import { createRecorder, type Recorder } from './recorder.ts';
import type { Act, FaultyMethod, Shown } from './tab.ts';

/** The page's functions for the test. */
export interface SchedulePage extends Pick<Recorder, 'reported' | 'start' | 'settled'> {
  readonly arm: (method: FaultyMethod, faults: readonly string[]) => void;
  readonly disarm: () => void;
  readonly look: () => Shown;
}

declare global {
  interface Window {
    schedule: SchedulePage;
  }
}

const { start, settled, reported, begin, end, look } = createRecorder(storefront().cart);
const armed: { readonly method: FaultyMethod; readonly fault: string }[] = [];

const ownFetch = globalThis.fetch.bind(globalThis);
globalThis.fetch = (input, init = {}) => {
  const method = init.method === undefined || init.method === 'GET' ? 'GET' : 'write';
  const index = armed.findIndex((fault) => fault.method === method);
  const [found] = index < 0 ? [] : armed.splice(index, 1);
  if (!found) return ownFetch(input, init);
  return ownFetch(input, {
    ...init,
    headers: { ...Object.fromEntries(new Headers(init.headers)), 'x-test-fault': found.fault },
  });
};

// The events of the button report the result of an accepted click.
const PRESS: Act = { type: 'press' };
document.addEventListener('store-cart-add', () => {
  begin(PRESS);
});
document.addEventListener('store-cart-change', () => {
  end(PRESS, null);
});
document.addEventListener('store-error', ({ code }) => {
  end(PRESS, code);
});

window.schedule = {
  ...{ reported, start, settled },
  arm: (method, faults) => void armed.push(...faults.map((fault) => ({ method, fault }))),
  disarm: () => void armed.splice(0),
  look: () =>
    look(() => {
      // As a browser does when the network is back.
      dispatchEvent(new Event('online'));
    }),
};
