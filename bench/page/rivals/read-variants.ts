/** As much of a product item as the rivals read. */
export interface Item {
  readonly id: string;
  readonly structuredContent: {
    readonly variantOptionOrdering: readonly string[];
    readonly variants: readonly ItemVariant[];
  };
}

interface ItemVariant {
  readonly sku: string;
  readonly priceMoney: { readonly value: string };
  readonly salePriceMoney: { readonly value: string };
  readonly onSale: boolean;
  readonly unlimited: boolean;
  readonly qtyInStock: number;
  readonly attributes: Readonly<Record<string, string>>;
}

/** What the rivals need to know about a variant, its prices as texts. */
export interface Variant {
  readonly sku: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly price: string;
  /** The price before the sale; null where there is none. */
  readonly originalPrice: string | null;
  readonly isAvailable: boolean;
}

const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/**
 * Reads the variants of a product item the short way: no checks.
 * @param item the product item
 */
export function readVariants({ structuredContent }: Item): Variant[] {
  return structuredContent.variants.map((variant) => {
    const price = format.format(Number(variant.priceMoney.value));
    return {
      sku: variant.sku,
      attributes: variant.attributes,
      price: variant.onSale ? format.format(Number(variant.salePriceMoney.value)) : price,
      originalPrice: variant.onSale ? price : null,
      isAvailable: variant.unlimited || variant.qtyInStock > 0,
    };
  });
}
