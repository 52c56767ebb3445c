import { periodText, type SubscriptionTextOptions, totalText } from '../../core/purchase/index.ts';
import { priceSummary, type Product, type Variant } from '../../core/product/index.ts';
import { retryable } from '../../core/shared/index.ts';
import { storefront } from '../../core/storefront/index.ts';
import { fill } from '../../core/text/index.ts';
import { numberText } from '../../core/words/index.ts';

export { wayOptions } from './way-options.ts';

const messages = retryable(() => import('../own-message/own-message.ts'));

/** A text with only the number as placeholder; any other is a message, with plural forms for example. */
const PLAIN = /^[^{}']*(?:\{(?:qtyInStock|0)\}[^{}']*)*$/;

/**
 * Formats how often a product's plan is paid, for how long, and the total.
 * @param product the product
 * @param variant the chosen variant, or null
 * @param look the page's language, and which unit the duration is in
 * @returns the texts; the total is null for a plan without an end
 * Source: docs/behaviour/subscriptions.md §2
 */
export function planTexts(
  product: Product,
  variant: Variant | null,
  look: SubscriptionTextOptions & { readonly locale: string },
): { readonly periodText: string; readonly totalText: string | null } {
  const { subscriptionPlan: plan } = product;
  return {
    periodText: periodText(plan, look),
    totalText: plan?.numBillingCycles ? totalText(plan, priceSummary(product, variant), look) : null,
  };
}

/**
 * Formats the scarcity message.
 * @param text the owner's message, with `{qtyInStock}`
 * @param qtyInStock pieces, 1 or more
 * @param look the page's language, and a callback for when the code that parses messages has loaded
 * @returns the text; empty until that code has loaded
 * Source: docs/behaviour/products.md §9.2
 */
export function scarcityText(
  text = '',
  qtyInStock: number,
  { locale, onWords }: { readonly locale: string; readonly onWords: () => void },
): string {
  if (PLAIN.test(text)) {
    const left = numberText(qtyInStock);
    return fill(text, { qtyInStock: left, 0: left });
  }
  const current = messages.current();
  if (current) return current.ownMessage(text, { qtyInStock }, locale);
  messages.load().then(onWords, (error: unknown) => {
    storefront().report(error, 'price/message');
  });
  return '';
}
