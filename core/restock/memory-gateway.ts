import type { RestockGateway, RestockSignup } from './gateway.ts';

/** Sign-ups in the page itself. */
export interface MemoryRestockGateway extends RestockGateway {
  /** Who has signed up, the oldest first. */
  readonly signups: readonly RestockSignup[];
}

/**
 * Creates a place for sign-ups in the page itself: it takes each once, and forgets them with the page.
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
