import { fieldsOf, isJsonObject, readInteger } from '../../json/index.ts';
import { isCurrencyCode, type CurrencyCode } from '../../money/index.ts';
import type { Session } from '../../session/index.ts';
import { MAX_CENTS, type Cart, type CartStatus } from './cart.ts';

/** What the pill shows. */
export interface CartSummary {
  /** Whole pieces, 0 or more. */
  readonly count: number;
  /** In minor units; null where unknown. */
  readonly subtotalCents: number | null;
  /** Null where the store leaves it to the page. */
  readonly currency: CurrencyCode | null;
}

const EMPTY: CartSummary = { count: 0, subtotalCents: 0, currency: null };

/**
 * Summarises what is known about the cart.
 * @param cart the cart, or null before it is known and where there is none
 * @param status how much is known
 * @param remembered the summary of the last visit
 * @returns the cart's own numbers, or the last visit's before it is known, so that a failure never shows 0
 * Source: docs/behaviour/cart.md §3.2, §3.3
 */
export function summaryOf(
  cart: Cart | null,
  status: CartStatus,
  remembered: CartSummary | null,
): CartSummary {
  if (cart || status.state === 'ready') return cartSummary(cart);
  return remembered ?? EMPTY;
}

function cartSummary(cart: Cart | null): CartSummary {
  if (!cart) return EMPTY;
  const { totalQuantity: count, subtotal, currency } = cart;
  return { count, subtotalCents: subtotal?.amountMinor ?? null, currency };
}

/** Stores the summary for the visitor's next page, so that its pill paints at once, and what the other tabs know. */
export interface SummaryCache {
  /** The summary that this visitor's last page stored, or null. */
  readonly read: () => CartSummary | null;
  /** Whether this visitor's last page asked for a first cart and did not learn what came of it. */
  readonly isPending: () => boolean;
  /** Remembers that a first cart has been asked for, until the next `write`. */
  readonly markPending: () => void;
  /** Stores the summary of a cart; returns true when the visitor's other pages do not know this cart yet. */
  readonly write: (cart: Cart | null) => boolean;
}

const SUMMARY_KEY = 'store-cart-summary';

/** Stands for the state of a cart that nobody knows yet. */
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
      area().set(SUMMARY_KEY, { visitor: visitor(), state: PENDING, summary: EMPTY });
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
