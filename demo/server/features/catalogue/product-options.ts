import { isValueAvailable, parseProduct } from '../../../../core/product/index.ts';
import type { Report } from '../../../../core/shared/index.ts';
import { CURRENCY } from '../../platform/shared/money.ts';
import type { ProductItem } from './product-item.ts';

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
 * Lists a product's options with the rules of the tags, so that both always agree.
 * @param item the product item
 * @param report called for a malformed item, such as one of an unknown kind
 * @returns its options in their order, each with its distinct values
 */
export function productOptions(item: ProductItem, report: Report): readonly FormOption[] {
  const product = parseProduct(item, { fallbackCurrency: CURRENCY, report });
  if (product === null) return [];
  return product.options.map(({ name, values }) => ({
    name,
    values: values.map((value) => ({ value, isAvailable: isValueAvailable(product, {}, name, value) })),
  }));
}
