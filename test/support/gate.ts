import { randomUUID } from 'node:crypto';
import { FAULT_HEADER } from './rest-visitor.ts';
import { Visitor } from './visitor.ts';

/** A place in the store where requests wait until a test releases them. */
export interface StoreGate {
  /** The fault that leads a request there. */
  readonly fault: string;
  /** Waits until a request waits there. */
  readonly reached: () => Promise<void>;
  /** Releases all requests, later ones too, and waits until the waiting ones have been answered. */
  readonly release: () => Promise<void>;
}

/**
 * Creates a gate in a store with faults on demand.
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
