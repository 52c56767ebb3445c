import { type Amount, effectiveAmount, extremeOf, NOTHING, readAmount } from './amount.ts';
import type { Order } from './order.ts';
import { contentOf, DIGITAL, GIFT_CARD, hasStock, isReduced, productTypeOf, variantsOf } from './product.ts';

/**
 * Finds what a product costs at least.
 * @param item a product of JSON
 * @param order puts two prices in order
 * @returns the lowest effective price among its variants; a digital product's own price
 * Source: docs/behaviour/template-markup.md §1.2
 */
export function fromPrice(item: unknown, order: Order): Amount {
  return ofVariants(item, effectiveAmount, -1, order);
}

/**
 * Finds what a product costs when it is not reduced.
 * @param item a product of JSON
 * @param order puts two prices in order
 * @returns the highest price among its variants; a digital product's own price
 * Source: docs/behaviour/template-markup.md §1.3
 */
export function normalPrice(item: unknown, order: Order): Amount {
  return ofVariants(item, readPrice, 1, order);
}

/**
 * Returns the sale price of a product.
 * @param item a product of JSON
 * @param order puts two prices in order
 * @returns the lowest sale price among its variants on sale; a digital product's own; 0 for gift cards
 * Source: docs/behaviour/template-markup.md §1.4
 */
export function salePrice(item: unknown, order: Order): Amount {
  const content = contentOf(item);
  const type = productTypeOf(content);
  if (type === DIGITAL) return readSalePrice(content);
  if (!hasStock(type)) return NOTHING;
  return extremeOf(variantsOf(content).filter(isReduced), readSalePrice, -1, order)?.amount ?? NOTHING;
}

function ofVariants(
  item: unknown,
  read: (holder: unknown) => Amount,
  direction: -1 | 1,
  order: Order,
): Amount {
  const content = contentOf(item);
  const type = productTypeOf(content);
  if (type === DIGITAL) return readPrice(content);
  if (type !== GIFT_CARD && !hasStock(type)) return NOTHING;
  return extremeOf(variantsOf(content), read, direction, order)?.amount ?? NOTHING;
}

/**
 * Reads the normal price.
 * @param holder a variant, a pricing option or a digital product's `structuredContent`
 */
export function readPrice(holder: unknown): Amount {
  return readAmount(holder, 'priceMoney');
}

/**
 * Reads the sale price.
 * @param holder a variant, a pricing option or a digital product's `structuredContent`
 */
export function readSalePrice(holder: unknown): Amount {
  return readAmount(holder, 'salePriceMoney');
}
