import type { StorefrontError } from '../errors/index.ts';

/** How much the page knows about the visitor's cart. Source: docs/behaviour/cart.md §3.2. */
export type CartStatus =
  | { readonly state: 'uninitialised' }
  | { readonly state: 'loading' }
  | { readonly state: 'ready' }
  /** The last reading failed: what is shown may be old. */
  | { readonly state: 'stale'; readonly error: StorefrontError };
