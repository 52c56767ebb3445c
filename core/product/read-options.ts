import type { JsonFields } from '../json/index.ts';
import { listOptions, type OfferOption } from '../offer/index.ts';
import type { ProductType, Variant } from './product.ts';

/**
 * Lists the options that a visitor has to choose.
 * @param fields the product's structured content
 * @param variants all variants
 * @param type the product's type
 * @returns the options of `variantOptionOrdering` with their distinct values in order of appearance; none where there
 * is at most one variant. Attributes that are not in the ordering are ignored; without an ordering all count.
 * Source: docs/behaviour/products.md §3.1, §3.2, §10.1
 */
export function readOptions(
  fields: JsonFields,
  variants: readonly Variant[],
  type: ProductType,
): readonly OfferOption[] {
  if (variants.length < 2) return [];
  const names = readOrdering(fields, variants, type);
  return listOptions(names, variants, ({ attributes }, name) => attributes[name] || undefined).filter(
    ({ values }) => values.length > 0,
  );
}

function readOrdering(
  fields: JsonFields,
  variants: readonly Variant[],
  type: ProductType,
): readonly string[] {
  const ordering = fields.raw('variantOptionOrdering');
  // The denominations of a gift card need no name.
  const isName = (name: unknown): name is string =>
    typeof name === 'string' && (name !== '' || type === 'gift-card');
  if (Array.isArray(ordering)) {
    const names = ordering.filter(isName);
    if (names.length < ordering.length) fields.note('variantOptionOrdering');
    return [...new Set(names)];
  }
  // Without options visitors could not choose a variant, and so could not buy.
  if (ordering !== undefined && ordering !== null) fields.note('variantOptionOrdering');
  return [...new Set(variants.flatMap(({ attributes }) => Object.keys(attributes)))];
}
