import { createPriceRules, createStockRules } from '../../../../core/offer/index.ts';
import type { ProductVariant } from './product-item.ts';
import type { VariantRow } from './to-product-item.ts';

/** The rules of prices for rows of the database, in cents. */
export const PRICE_RULES = createPriceRules<
  Pick<VariantRow, 'price_cents' | 'sale_price_cents' | 'on_sale'>,
  number
>({
  isOnSale: (row) => row.on_sale,
  priceOf: (row) => row.price_cents,
  salePriceOf: (row) => row.sale_price_cents,
  compare: (one, other) => one - other,
  isSame: (one, other, field) => one[COLUMNS[field]] === other[COLUMNS[field]],
});

const COLUMNS = { isOnSale: 'on_sale', price: 'price_cents', salePrice: 'sale_price_cents' } as const;

/** The rules of stock for variants as pages and the API have them. */
export const STOCK_RULES = createStockRules<Pick<ProductVariant, 'unlimited' | 'qtyInStock'>>({
  isUnlimited: (variant) => variant.unlimited,
  quantityOf: (variant) => variant.qtyInStock,
});
