import type { ShippingMethod } from './methods.ts';
import { isFor, servedBy } from './quote.ts';

/**
 * Finds the goods from which shipping costs nothing, in cents: the same in every country that the store delivers to, because
 * it does not know the visitor's before the checkout.
 * @param methods of the store
 * @returns undefined if countries differ, if shipping always costs something, and if it never does
 * Source: docs/behaviour/reference-store.md §22.10
 */
export function freeShippingThreshold(methods: readonly ShippingMethod[]): number | undefined {
  const deliveries = methods.filter(({ isPickup }) => !isPickup);
  const [threshold, ...others] = new Set(
    servedBy(deliveries).map((country) => thresholdIn(country, deliveries)),
  );
  return others.length === 0 && threshold !== ALWAYS && threshold !== NEVER ? threshold : undefined;
}

const ALWAYS = 0;
const NEVER = Infinity;

/** The lowest of the country's methods: the checkout preselects the cheapest. */
function thresholdIn(country: string, deliveries: readonly ShippingMethod[]): number {
  const offered = deliveries.filter((method) => isFor(method, country));
  return Math.min(
    ...offered.map(({ priceCents, freeFromCents }) => (priceCents === 0 ? ALWAYS : (freeFromCents ?? NEVER))),
  );
}
