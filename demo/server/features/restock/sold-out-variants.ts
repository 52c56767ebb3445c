import { type ProductItem, type ProductVariant, STOCK_RULES } from '../catalogue/index.ts';

/** A variant, as pages offer it. */
export interface VariantChoice {
  readonly variantId: string;
  /** Its values, such as "Forest / S"; '' without options. */
  readonly name: string;
}

/**
 * Lists the variants of a product that accept restock sign-ups.
 * @param item the product
 * Source: docs/behaviour/restock.md §1.1
 */
export function soldOutVariants({ structuredContent }: ProductItem): readonly VariantChoice[] {
  return structuredContent.variants
    .filter((variant) => !STOCK_RULES.isAvailable(variant))
    .map((variant) => ({ variantId: variant.id, name: variantName(variant) }));
}

/**
 * Returns the name of a product with one of its variants.
 * @param title the product's title
 * @param variantTitle the variant's name; '' without options
 * @returns such as "Everyday Tee, Forest / S"
 */
export function titleWithVariant(title: string, variantTitle: string): string {
  return variantTitle === '' ? title : `${title}, ${variantTitle}`;
}

/**
 * Returns the name of a variant, from its values.
 * @param variant the variant
 */
export function variantName({ attributes }: Pick<ProductVariant, 'attributes'>): string {
  return Object.values(attributes).join(' / ');
}
