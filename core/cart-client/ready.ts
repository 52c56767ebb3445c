import type { CartStatus } from '../cart/index.ts';

/** A shared object, so that listeners are called only for changes. */
export const READY: CartStatus = Object.freeze({ state: 'ready' });
