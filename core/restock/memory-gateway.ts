import type { RestockGateway, RestockSignup } from './gateway.ts';

/** Sign-ups in memory. */
export interface MemoryRestockGateway extends RestockGateway {
  /** The sign-ups, the oldest first. */
  readonly signups: readonly RestockSignup[];
}

/**
 * Creates a store for sign-ups in memory; it saves each once.
 * Source: docs/behaviour/restock.md §4.4
 */
export function createMemoryRestockGateway(): MemoryRestockGateway {
  const signups: RestockSignup[] = [];
  const isSame = (one: RestockSignup, other: RestockSignup) =>
    one.productId === other.productId &&
    one.variantId === other.variantId &&
    one.siteVisitorEmail === other.siteVisitorEmail;
  return {
    signups,
    signUp(signup) {
      if (!signups.some((known) => isSame(known, signup))) signups.push(signup);
      return Promise.resolve();
    },
  };
}
