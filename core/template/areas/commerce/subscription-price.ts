import { sizeOf } from '../../values/convert.ts';
import { fieldOf, step } from '../../values/path.ts';
import { effectiveAmount, extremeOf } from './amount.ts';
import { choosePrice, sayIn } from './choose-price.ts';
import type { Order } from './order.ts';
import { priceBlock } from './price-block.ts';
import { writeFrom } from './price-text.ts';
import { readPrice, readSalePrice } from './prices.ts';
import { contentOf, hasStock, isReduced, productTypeOf, variantsOf } from './product.ts';
import { hasVariedPrices } from './sale.ts';

const NAMES = ['fromPrice'];

/**
 * subscription-price: the price of the cheapest variant's first pricing option.
 * Source: docs/behaviour/template-markup.md §3.4
 */
export const subscriptionPrice = /* @__PURE__ */ priceBlock('subscription-price', (item, pricing) => {
  const { wording, order } = pricing;
  const option = firstOption(item, order);
  if (option === undefined) return '';
  const { value } = option;
  return choosePrice(
    {
      isVaried: hasVariedPrices(item),
      isOnSale: isReduced(value),
      lowest: () => effectiveAmount(value),
      normal: () => readPrice(value),
      reduced: () => readSalePrice(value),
      sayFrom: (price) => writeFrom(wording, NAMES, price),
      say: sayIn(wording.scope),
    },
    pricing,
  );
});

function firstOption(item: unknown, order: Order): { readonly value: unknown } | undefined {
  const content = contentOf(item);
  if (!hasStock(productTypeOf(content))) return undefined;
  const cheapest = extremeOf(variantsOf(content), effectiveAmount, -1, order);
  const options = fieldOf(cheapest?.holder, 'pricingOptions');
  return sizeOf(options) > 0 ? { value: step(options, 0) } : undefined;
}
