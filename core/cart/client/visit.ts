import type { Session } from '../../session/index.ts';
import { READY } from '../state/cart.ts';
import type { CartState } from '../state/cart-state.ts';
import { createSummaryCache } from './summary-cache.ts';

/** What tells whose cart it is, and whether there can be one. */
export interface VisitParts {
  readonly session: Session;
  /** Whether there is a cart to read although no cookie says so; never by default. */
  readonly hasOwnReason?: () => boolean;
  /** Whether the cart belongs to this tab alone; never by default. */
  readonly isOfTab?: () => boolean;
}

/** The cart among the visitor's pages: those before, those after, and those in other tabs. */
export interface Visit {
  /** Reads the cart at page start, unless there cannot be one. */
  readonly load: () => Promise<void>;
  /** Remembers the accepted cart for the visitor's next page, and tells the other tabs. */
  readonly publish: () => void;
  /** Remembers that there may be a cart soon, where there was none. */
  readonly expectCart: () => void;
  /** Hears the other tabs no more. */
  readonly close: () => void;
}

/** The channel of the visitor's tabs, and its only message: the receiver reads the cart again. */
const TABS = { subject: 'cart', changed: 'changed' } as const;

/**
 * Creates what the visitor's pages know of each other's cart.
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
      // A shown cart came from the store, so there is something to read.
      if (hasReason || $cart.get()) return refresh();
      $status.set(READY);
      publish();
    },
    publish,
    // The answer that brings the cart's cookie may be lost, and this page may end before it has asked again.
    expectCart() {
      if (!mayHaveCart()) summaries.markPending();
    },
    close() {
      tabs.close();
    },
  };
}
