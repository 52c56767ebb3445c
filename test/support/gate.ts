import { randomUUID } from 'node:crypto';
import { FAULT_HEADER } from './rest-visitor.ts';
import { Visitor } from './visitor.ts';

/** A place in the store where requests wait until a test lets them go on. */
export interface StoreGate {
  /** The fault that leads a request there. */
  readonly fault: string;
  /** Waits until a request has come there. */
  readonly reached: () => Promise<void>;
  /** Lets all go on, now and later, and waits until those that stood there have been answered. */
  readonly release: () => Promise<void>;
}

/**
 * Makes a gate in a store that obeys faults.
 * @param url the store's
 */
export function gateIn(url: string): StoreGate {
  const name = randomUUID();
  const ask = async (verb: 'met' | 'release') => {
    const headers = { [FAULT_HEADER]: `${verb}=${name}` };
    await new Visitor(url).get('/api/commerce/shopping-cart', { headers });
  };
  return { fault: `held=${name}`, reached: () => ask('met'), release: () => ask('release') };
}
