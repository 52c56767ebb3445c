import type { Choice, Product } from './product.ts';

/**
 * Leaves out the variants with other values than those chosen so far. Prices, marks and instalments are read from
 * what is left.
 * @param product the product
 * @param choice the visitor's choice
 * @returns the product with the variants left, possibly none
 * Source: docs/behaviour/products.md §4.10
 */
export function narrowToChoice(product: Product, choice: Choice): Product {
  const chosen = Object.entries(choice);
  const variants = product.variants.filter(({ attributes }) =>
    chosen.every(([name, value]) => attributes[name] === value),
  );
  return { ...product, variants };
}

/**
 * Chooses the variants of which a price block and a mark speak: those left, or all where nothing has the chosen values.
 * @param product the product
 * @param choice the visitor's choice
 * Source: docs/behaviour/products.md §4.10
 */
export function pricedProduct(product: Product, choice: Choice): Product {
  const left = narrowToChoice(product, choice);
  return left.variants.length > 0 ? left : product;
}
