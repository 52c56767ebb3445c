import { readNumberOptions } from '../../../i18n/index.ts';
import type { Formatter } from '../../run/area.ts';
import { choosePrice, type PriceParts, sayAsItIs, sayNothing } from './choose-price.ts';
import { type MoneyWriter, moneyWriter } from './money-text.ts';
import { type Order, orderFor } from './order.ts';
import { NO_PRICE, type Price, printPriceBlock } from './price-block.ts';
import { labelsFor } from './price-labels.ts';
import { type Wording, writeFrom, writeSubscription, writeUnavailable } from './price-text.ts';
import { fromPrice, normalPrice, salePrice } from './prices.ts';
import { contentOf, productTypeOf, UNDEFINED } from './product.ts';
import { hasVariedPrices, isOnSale } from './sale.ts';
import { isSubscribable } from './stock.ts';
import { readSubscription } from './subscription.ts';

const NAMES = ['fromPrice', 'price'];

/** product-price: what a product costs, once or again and again. Source: template language §13.3 */
export const productPrice: Formatter = (args, { isStrict, warn }) => {
  const labels = labelsFor(isStrict);
  const options = readNumberOptions(args, warn);
  const order = orderFor(isStrict);
  return {
    scoped: (value, scope) => {
      const write = moneyWriter(scope, options, isStrict);
      const price = priceOf(value, { scope, isStrict }, write, order);
      return printPriceBlock('product-price', price, labels(scope));
    },
  };
};

function priceOf(item: unknown, wording: Wording, write: MoneyWriter, order: Order): Price {
  const content = contentOf(item);
  if (!isSubscribable(content)) {
    if (productTypeOf(content) === UNDEFINED) return NO_PRICE;
    const say = wording.scope.run.locale === undefined ? sayNothing : sayAsItIs;
    return choosePrice(
      partsOf(item, order, (price) => writeFrom(wording, NAMES, price), say),
      write,
    );
  }
  const plan = readSubscription(content);
  if (plan === undefined) return { kind: 'from', text: writeUnavailable(wording) };
  const sayEach = (isFrom: boolean) => (price: string) => writeSubscription(wording, plan, isFrom, price);
  return choosePrice(partsOf(item, order, sayEach(true), sayEach(false)), write);
}

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
