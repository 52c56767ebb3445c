import { fieldsOf, isJsonObject, readInteger } from '../json/index.ts';
import { isCurrencyCode, MAX_CENTS } from '../money/index.ts';
import type { Session } from '../session/index.ts';
import { type Cart, cartSummary, type CartSummary, EMPTY_SUMMARY } from '../cart/index.ts';

/** Stores the summary for the visitor's next page, so that its pill paints immediately, and the version that other tabs know. */
export interface SummaryCache {
  /** The summary that this visitor's last page stored, or null. */
  readonly read: () => CartSummary | null;
  /** Whether this visitor's last page sent a first addition without learning the outcome. */
  readonly isPending: () => boolean;
  /** Records, until the next `write`, that a first addition was sent. */
  readonly markPending: () => void;
  /** Stores the summary of a cart; returns true when the visitor's other pages do not know this cart yet. */
  readonly write: (cart: Cart | null) => boolean;
}

const SUMMARY_KEY = 'store-cart-summary';

/** The state of a cart that is not known yet. */
const PENDING = 'pending';

/**
 * Creates the cache of one visitor; another visitor's summary in this browser is never shown.
 * @param session the visitor's session and storage
 * @param isOfTab whether the cart belongs to this tab alone; never by default
 * Source: docs/behaviour/cart.md §3.3, §10.1
 */
export function createSummaryCache(session: Session, isOfTab = () => false): SummaryCache {
  const { storage } = session;
  const area = () => (isOfTab() ? storage.session : storage.local);
  const visitor = () => session.getSiteUser().siteUserId;
  return {
    read: () => area().get(SUMMARY_KEY, (kept) => readSummary(kept, visitor())),
    isPending: () =>
      area().get(
        SUMMARY_KEY,
        (kept) => isJsonObject(kept) && kept.visitor === visitor() && kept.state === PENDING,
      ) ?? false,
    markPending() {
      area().set(SUMMARY_KEY, { visitor: visitor(), state: PENDING, summary: EMPTY_SUMMARY });
    },
    write(cart) {
      const kept = { visitor: visitor(), state: stateOf(cart), summary: cartSummary(cart) };
      if (area().get(SUMMARY_KEY, (value) => JSON.stringify(value)) === JSON.stringify(kept)) return false;
      area().set(SUMMARY_KEY, kept);
      return true;
    },
  };
}

/** Identifies one state of a cart. */
function stateOf(cart: Cart | null): unknown {
  if (cart?.version == null)
    return (
      cart?.entries.map(({ id, quantity, additionalFields }) => [id, quantity, additionalFields]) ?? null
    );
  return [cart.id, cart.version];
}

function readSummary(kept: unknown, visitor: string | null): CartSummary | null {
  if (!isJsonObject(kept) || kept.visitor !== visitor) return null;
  const fields = fieldsOf(kept.summary, () => undefined);
  const count = fields.count('count');
  const currency = fields.read('currency', (value) => (isCurrencyCode(value) ? value : undefined));
  if (count === null || (currency === null && fields.has('currency'))) return null;
  return {
    count,
    subtotalCents: fields.read('subtotalCents', (value) => readInteger(value, 0, MAX_CENTS)),
    currency,
  };
}
