import { choosePrice, type PriceWords, sayIn } from './choose-price.ts';
import { isSubscribable, offerOf } from './offer.ts';
import { priceBlock } from './price-block.ts';
import { writeFrom, writeSubscription, writeUnavailable } from './price-text.ts';
import { contentOf, productTypeOf, UNDEFINED } from './product.ts';
import { readSubscription } from './subscription.ts';

const NAMES = ['fromPrice', 'price'];

/**
 * product-price: the price of a product, one-time or by subscription.
 * Source: docs/behaviour/template-markup.md §3.2
 */
export const productPrice = /* @__PURE__ */ priceBlock('product-price', (item, pricing) => {
  const { wording, rules } = pricing;
  const content = contentOf(item);
  const choose = (words: PriceWords) => choosePrice(rules.priceSummary(offerOf(item), null), words, pricing);
  if (!isSubscribable(content)) {
    if (productTypeOf(content) === UNDEFINED) return '';
    return choose({ sayFrom: (price) => writeFrom(wording, NAMES, price), say: sayIn(wording.scope) });
  }
  const plan = readSubscription(content);
  if (plan === undefined) return `${writeUnavailable(wording)}\n`;
  const sayEach = (isFrom: boolean) => (price: string) => writeSubscription(wording, plan, isFrom, price);
  return choose({ sayFrom: sayEach(true), say: sayEach(false) });
});
