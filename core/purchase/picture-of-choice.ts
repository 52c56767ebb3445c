import { type Choice, chosenValue, type Product, type ProductImage } from '../product/index.ts';

/**
 * Finds the picture of a choice: that of the variant, or the one that all remaining variants
 * share, such as the picture of a colour while no size is chosen.
 * @param product the product
 * @param choice option name → value
 * @returns null while nothing is chosen, and where the product's own picture stays
 * Source: docs/behaviour/products.md §3.7
 */
export function pictureOfChoice(product: Product, choice: Choice): ProductImage | null {
  const chosen = product.options
    .map(({ name }) => ({ name, value: chosenValue(choice, name) }))
    .filter(({ value }) => value !== null);
  if (chosen.length === 0) return null;
  const [first, ...others] = product.variants
    .filter(({ attributes }) => chosen.every(({ name, value }) => attributes[name] === value))
    .map(({ image }) => image);
  if (!first || others.some((image) => image?.assetUrl !== first.assetUrl)) return null;
  return first;
}
