import type { EditedStock, EditedVariant, ProductDetails } from '../catalogue/index.ts';

/** A product as it is written: by the owner's form, by an import, by a copy. Source: docs/behaviour/reference-store.md §20.2 */
export interface EditedProduct extends ProductDetails {
  /** A new one creates a product. */
  readonly id: string;
  /** The end of its URL; '' derives it from the title. */
  readonly slug: string;
  readonly collectionId: string;
  readonly isPublished: boolean;
  /** The names of categories of its store, in upper or lower case; absent to keep those that it has. */
  readonly categories?: readonly string[];
  readonly variants: readonly ChangedVariant[];
}

/** A variant of an edited product; an empty sku is made from the product's URL and the variant's values. */
export interface ChangedVariant extends EditedVariant {
  /** Its sku before the edit; absent for a new one, and if it has not changed. */
  readonly previousSku?: string | undefined;
  /** The stock that the owner saw: one that was sold meanwhile is not overwritten. Absent to write `stock` in any case. */
  readonly seenStock?: EditedStock;
}
