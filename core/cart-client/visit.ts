import type { Session } from '../session/index.ts';
import { READY } from './ready.ts';
import type { CartState } from '../cart/index.ts';
import { createSummaryCache } from './summary-cache.ts';

/** The visitor's session, and whether there can be a cart. */
export interface VisitParts {
  readonly session: Session;
  /** Whether there is a cart to read even without its cookie; never by default. */
  readonly hasOwnReason?: () => boolean;
  /** Whether the cart belongs to this tab alone; never by default. */
  readonly isOfTab?: () => boolean;
}

/** Shares the cart with the visitor's next page and other tabs. */
export interface Visit {
  /** Reads the cart at page start, unless there cannot be one. */
  readonly load: () => Promise<void>;
  /** Stores the accepted cart for the visitor's next page, and notifies the other tabs. */
  readonly publish: () => void;
  /** Records that a first cart may exist soon. */
  readonly expectCart: () => void;
  /** Stops listening to other tabs. */
  readonly close: () => void;
}

/** The channel of the visitor's tabs, and its only message: the receiver reads the cart again. */
const TABS = { subject: 'cart', changed: 'changed' } as const;

/**
 * Creates the exchange of cart state between the visitor's pages.
 * @param state the cart's stores
 * @param parts the visitor's session
 * @param refresh reads the cart again
 * Source: docs/behaviour/cart.md §3, §10
 */
export function createVisit(state: CartState, parts: VisitParts, refresh: () => Promise<void>): Visit {
  const { session, hasOwnReason = () => false, isOfTab } = parts;
  const { $cart, $remembered, $status } = state;
  const summaries = createSummaryCache(session, isOfTab);
  const tabs = session.openTabChannel(TABS.subject, (message) => {
    if (message === TABS.changed) void refresh();
  });
  const mayHaveCart = () =>
    hasOwnReason() || session.getSiteUser().isAuthenticated || session.hasCartCookie();
  const publish = () => {
    if (summaries.write($cart.get())) tabs.post(TABS.changed);
  };
  return {
    async load() {
      const hasReason = mayHaveCart() || summaries.isPending();
      if (hasReason) $remembered.set(summaries.read());
      // A shown cart is from the store, so there is something to read.
      if (hasReason || $cart.get()) return refresh();
      $status.set(READY);
      publish();
    },
    publish,
    // The answer that sets the cart's cookie may be lost, and this page may be unloaded before it reads again.
    expectCart() {
      if (!mayHaveCart()) summaries.markPending();
    },
    close() {
      tabs.close();
    },
  };
}
