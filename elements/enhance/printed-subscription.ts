import { hasVariedPrices, priceSummary } from '../../core/product/index.ts';
import { createPrintedPrice, type PrintedPrice } from './printed-price.ts';

/** The English sentence for a product with varied prices; captures the interval after the amount. */
const SENTENCE = /^\s*from\s[^]*?(\severy\s[^]*?)\s*$/;

/**
 * Makes the printed price of a subscription follow the chosen variant: "from 10.00 every week" becomes "12.00 every
 * week". A sentence customised by the site stays as it was printed, because nothing says how it reads without "from".
 * @param element the printed price
 * Source: docs/behaviour/printed-markup.md §3.3
 */
export function createPrintedSubscription(element: Element): PrintedPrice {
  const price = createPrintedPrice(element);
  const interval = SENTENCE.exec(element.textContent)?.[1];
  return {
    element,
    restore: () => {
      price.restore();
    },
    show(product, variant, settings) {
      const canShow =
        variant !== null && hasVariedPrices(product) && priceSummary(product, variant).price !== null;
      if (interval === undefined || !canShow) {
        price.restore();
        return;
      }
      price.show({ ...product, isSubscribable: false }, variant, settings);
      appendInterval(element, interval);
    },
  };
}

/** After each amount: the price, and the original price beside it. */
function appendInterval(element: Element, interval: string): void {
  const original = element.querySelector('.original-price');
  original?.append(interval);
  // The price comes first, or after its label.
  const amount = element.childNodes[original ? 1 : 0];
  if (amount) element.insertBefore(document.createTextNode(interval), amount.nextSibling);
}
