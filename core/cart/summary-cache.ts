import * as v from 'valibot';
import { CURRENCIES, type CurrencyCode } from '../money/index.ts';
import type { Session } from '../session/index.ts';
import type { CartSummary } from './summary.ts';

/** Keeps the summary for the next page, so that its pill paints at once. */
export interface SummaryCache {
  /** What this visitor's last page left behind, or null. */
  readonly read: () => CartSummary | null;
  /** Keeps a summary; returns whether it says something else than the last page did. */
  readonly write: (summary: CartSummary) => boolean;
}

const SUMMARY_KEY = 'store-cart-summary';

const STORED = v.object({
  visitor: v.nullable(v.string()),
  summary: v.object({
    count: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    subtotalCents: v.nullable(
      v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(999_999_999_999_999)),
    ),
    currency: v.nullable(v.picklist(Object.keys(CURRENCIES) as CurrencyCode[])),
  }),
});

/**
 * Makes the cache of one visitor: what somebody else left behind on this browser is not shown.
 * @param session the visitor's session and storage
 * @returns the cache
 * Source: docs/behaviour/cart.md §3.3
 */
export function createSummaryCache(session: Session): SummaryCache {
  const { local } = session.storage;
  const visitor = () => session.getSiteUser().siteUserId;
  const read = (): CartSummary | null =>
    local.get(SUMMARY_KEY, (value) => {
      const result = v.safeParse(STORED, value);
      return result.success && result.output.visitor === visitor() ? result.output.summary : null;
    });
  return {
    read,
    write({ count, subtotalCents, currency }) {
      const last = read();
      if (last?.count === count && last.subtotalCents === subtotalCents && last.currency === currency)
        return false;
      local.set(SUMMARY_KEY, { visitor: visitor(), summary: { count, subtotalCents, currency } });
      return true;
    },
  };
}
