import * as v from 'valibot';

/** What the pill can show before the cart is loaded. */
export interface CartSummary {
  /** Whole pieces, 0 or more. */
  readonly count: number;
  /** In minor units; null where unknown. */
  readonly subtotalCents: number | null;
  readonly currency: string | null;
}

const SUMMARY = v.object({
  count: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  subtotalCents: v.nullable(v.pipe(v.number(), v.safeInteger())),
  currency: v.nullable(v.string()),
});

/** Where the summary is kept in the visitor's storage. */
export const SUMMARY_KEY = 'store-cart-summary';

/**
 * Checks a summary that was read from the visitor's storage.
 * @param value what was stored
 * @returns the summary, or null when it is not one
 */
export function parseSummary(value: unknown): CartSummary | null {
  const result = v.safeParse(SUMMARY, value);
  return result.success ? result.output : null;
}
