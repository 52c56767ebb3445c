import { hasVariedPrices, priceSummary } from '../../core/product/index.ts';
import { createPrintedPrice, type PrintedPrice } from './printed-price.ts';

/** The English sentence for a product of several prices: its words after the amount stay as they were printed. */
const SENTENCE = /^\s*from\s[^]*?(\severy\s[^]*?)\s*$/;

/**
 * Lets the printed price of a subscription follow the chosen variant: "from 10.00 every week" becomes "12.00 every
 * week". A sentence in the words of the site stays as it was printed: the page does not tell which other words say the
 * same without "from".
 * @param element the printed price
 * @returns how to show a variant's price
 * Source: docs/behaviour/printed-markup.md §3.3
 */
export function createPrintedSubscription(element: Element): PrintedPrice {
  const price = createPrintedPrice(element);
  const rhythm = SENTENCE.exec(element.textContent)?.[1];
  return {
    element,
    restore: () => {
      price.restore();
    },
    show(product, variant, settings) {
      const canTell =
        variant !== null && hasVariedPrices(product) && priceSummary(product, variant).price !== null;
      if (rhythm === undefined || !canTell) {
        price.restore();
        return;
      }
      price.show({ ...product, isSubscribable: false }, variant, settings);
      sayRhythm(element, rhythm);
    },
  };
}

/** Behind each amount: the price, and the one beside it that is struck through. */
function sayRhythm(element: Element, rhythm: string): void {
  const original = element.querySelector('.original-price');
  original?.append(rhythm);
  // The price stands first, or behind its label.
  const amount = element.childNodes[original ? 1 : 0];
  if (amount) element.insertBefore(document.createTextNode(rhythm), amount.nextSibling);
}
