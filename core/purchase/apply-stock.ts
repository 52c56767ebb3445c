import { KIND_RULES, type Stock } from '../offer/index.ts';
import type { Product, Variant } from '../product/index.ts';
import { type StockBySku, stockOfSku } from './stock-by-sku.ts';

/**
 * Updates a product with newer stock.
 * @param product the product
 * @param stockBySku the store's answer; variants it does not mention keep their stock
 * @returns the product with that stock; the same object when nothing changed
 * Source: docs/behaviour/products.md §5.4
 */
export function applyStockTo(product: Product, stockBySku: StockBySku): Product {
  if (KIND_RULES[product.type].stock === 'endless') return product;
  const variants = product.variants.map((variant) => withStock(variant, stockOfSku(stockBySku, variant.sku)));
  const isChanged = variants.some((variant, index) => variant !== product.variants[index]);
  return isChanged ? { ...product, variants } : product;
}

function withStock(variant: Variant, stock: Stock | undefined): Variant {
  if (!stock) return variant;
  const { isUnlimited, quantity } = variant.stock;
  const isSame = stock.isUnlimited ? isUnlimited : !isUnlimited && stock.quantity === quantity;
  return isSame ? variant : { ...variant, stock };
}
