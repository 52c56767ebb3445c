const COLORS = ['Sand', 'Forest', 'Ink', 'Clay'];
const SIZES = ['S', 'M', 'L', 'XL'];

/** The id that all products of the measurement share, so that one line of the cart concerns every element. */
export const PRODUCT_ID = 'tee';

/** As much of the product item as the rivals read. */
export interface BenchProduct {
  readonly id: string;
  readonly title: string;
  readonly structuredContent: {
    readonly productType: number;
    readonly variantOptionOrdering: readonly string[];
    readonly variants: readonly BenchVariant[];
  };
}

interface BenchVariant {
  readonly id: string;
  readonly sku: string;
  readonly priceMoney: { readonly value: string; readonly currency: string };
  readonly onSale: boolean;
  readonly unlimited: boolean;
  readonly qtyInStock: number;
  readonly attributes: Readonly<Record<string, string>>;
}

/**
 * Makes a product item of two options with four values each, an object of its own for each element.
 * @returns the item, in the JSON of the website builder
 */
export function createProduct(): BenchProduct {
  return {
    id: PRODUCT_ID,
    title: 'Everyday Tee',
    structuredContent: {
      productType: 1,
      variantOptionOrdering: ['Color', 'Size'],
      variants: COLORS.flatMap((color) => SIZES.map((size) => createVariant(color, size))),
    },
  };
}

function createVariant(color: string, size: string): BenchVariant {
  const sku = `tee-${color}-${size}`.toLowerCase();
  return {
    id: sku,
    sku,
    priceMoney: { value: '24.00', currency: 'USD' },
    onSale: false,
    unlimited: false,
    qtyInStock: 10,
    attributes: { Color: color, Size: size },
  };
}
