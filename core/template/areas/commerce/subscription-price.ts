import { readNumberOptions } from '../../../i18n/index.ts';
import type { Formatter } from '../../run/area.ts';
import { sizeOf } from '../../values/convert.ts';
import { step } from '../../values/path.ts';
import { effectiveAmount, extremeOf } from './amount.ts';
import { choosePrice, sayAsItIs, sayNothing } from './choose-price.ts';
import { type MoneyWriter, moneyWriter } from './money-text.ts';
import { type Order, orderFor } from './order.ts';
import { NO_PRICE, type Price, printPriceBlock } from './price-block.ts';
import { labelsFor } from './price-labels.ts';
import { type Wording, writeFrom } from './price-text.ts';
import { readPrice, readSalePrice } from './prices.ts';
import { contentOf, hasStock, isReduced, productTypeOf, variantsOf } from './product.ts';
import { hasVariedPrices } from './sale.ts';

const NAMES = ['fromPrice'];

/** subscription-price: what the cheapest variant costs by its first pricing option. Source: template language §13.3 */
export const subscriptionPrice: Formatter = (args, { isStrict, warn }) => {
  const labels = labelsFor(isStrict);
  const options = readNumberOptions(args, warn);
  const order = orderFor(isStrict);
  return {
    scoped: (value, scope) => {
      const write = moneyWriter(scope, options, isStrict);
      const price = priceOf(value, { scope, isStrict }, write, order);
      return printPriceBlock('subscription-price', price, labels(scope));
    },
  };
};

function priceOf(item: unknown, wording: Wording, write: MoneyWriter, order: Order): Price {
  const option = firstOption(item, order);
  if (option === undefined) return NO_PRICE;
  const { value } = option;
  return choosePrice(
    {
      isVaried: hasVariedPrices(item),
      isOnSale: isReduced(value),
      lowest: () => effectiveAmount(value),
      normal: () => readPrice(value),
      reduced: () => readSalePrice(value),
      sayFrom: (price) => writeFrom(wording, NAMES, price),
      say: wording.scope.run.locale === undefined ? sayNothing : sayAsItIs,
    },
    write,
  );
}

function firstOption(item: unknown, order: Order): { readonly value: unknown } | undefined {
  const content = contentOf(item);
  if (!hasStock(productTypeOf(content))) return undefined;
  const cheapest = extremeOf(variantsOf(content), effectiveAmount, -1, order);
  const options = step(cheapest?.holder, 'pricingOptions');
  return sizeOf(options) > 0 ? { value: step(options, 0) } : undefined;
}
