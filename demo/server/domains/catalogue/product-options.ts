import { isValueAvailable, parseProduct } from '../../../../core/product/index.ts';
import { CURRENCY, type ProductItem } from './product-item.ts';

/** An option of a product, as the form without JavaScript offers it. */
export interface FormOption {
  readonly name: string;
  readonly values: readonly {
    readonly value: string;
    /** False when no variant with this value is left. */
    readonly isAvailable: boolean;
  }[];
}

/**
 * Lists a product's options by the rules that the tags follow, so that both always say the same.
 * @param item the product item
 * @returns its options in their order, each with its distinct values
 * @throws Error when the item is no product: the catalogue is ours
 */
export function productOptions(item: ProductItem): readonly FormOption[] {
  const product = parseProduct(item, { fallbackCurrency: CURRENCY, report: refuse });
  if (product === null) throw new Error(`${item.id} is no product.`);
  return product.options.map(({ name, values }) => ({
    name,
    values: values.map((value) => ({ value, isAvailable: isValueAvailable(product, {}, name, value) })),
  }));
}

function refuse(error: unknown): never {
  throw error;
}
