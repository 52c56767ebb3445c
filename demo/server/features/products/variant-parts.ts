import type { EditedProduct } from './edited-product.ts';

/** What variants are read with. */
export interface VariantParts {
  readonly productType: EditedProduct['productType'];
  readonly current: EditedProduct | undefined;
  /** Takes what cannot be read, by control. */
  readonly problems: Record<string, string>;
}

/** Options and variants of a posted form. */
export interface ReadVariants extends Pick<EditedProduct, 'options' | 'variants'> {
  readonly rows: readonly (number | undefined)[];
}
