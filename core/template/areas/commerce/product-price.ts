import { choosePrice, type PriceParts, sayIn } from './choose-price.ts';
import type { Order } from './order.ts';
import { priceBlock } from './price-block.ts';
import { writeFrom, writeSubscription, writeUnavailable } from './price-text.ts';
import { fromPrice, normalPrice, salePrice } from './prices.ts';
import { contentOf, productTypeOf, UNDEFINED } from './product.ts';
import { hasVariedPrices, isOnSale } from './sale.ts';
import { isSubscribable } from './stock.ts';
import { readSubscription } from './subscription.ts';

const NAMES = ['fromPrice', 'price'];

/**
 * product-price: the price of a product, one-time or by subscription.
 * Source: docs/behaviour/template-markup.md §3.2
 */
export const productPrice = /* @__PURE__ */ priceBlock('product-price', (item, pricing) => {
  const { wording, order } = pricing;
  const content = contentOf(item);
  if (!isSubscribable(content)) {
    if (productTypeOf(content) === UNDEFINED) return '';
    const say = sayIn(wording.scope);
    return choosePrice(
      partsOf(item, order, (price) => writeFrom(wording, NAMES, price), say),
      pricing,
    );
  }
  const plan = readSubscription(content);
  if (plan === undefined) return `${writeUnavailable(wording)}\n`;
  const sayEach = (isFrom: boolean) => (price: string) => writeSubscription(wording, plan, isFrom, price);
  return choosePrice(partsOf(item, order, sayEach(true), sayEach(false)), pricing);
});

function partsOf(
  item: unknown,
  order: Order,
  sayFrom: PriceParts['sayFrom'],
  say: PriceParts['say'],
): PriceParts {
  return {
    isVaried: hasVariedPrices(item),
    isOnSale: isOnSale(item),
    lowest: () => fromPrice(item, order),
    normal: () => normalPrice(item, order),
    reduced: () => salePrice(item, order),
    sayFrom,
    say,
  };
}
