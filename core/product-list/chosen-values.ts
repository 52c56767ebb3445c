import { ownValue } from '../json/index.ts';
import type { ProductFilters } from './product-query.ts';

/**
 * Lists the values of an option that filters accept.
 * @param filters what the visitor has chosen
 * @param name of the option
 * @returns empty if any value fits
 */
export function chosenValues({ options }: ProductFilters, name: string): readonly string[] {
  return ownValue(options, name) ?? [];
}

/**
 * Removes one value of an option from filters.
 * @param filters what the visitor has chosen
 * @param name of the option
 * @param value to remove
 */
export function withoutValue(filters: ProductFilters, name: string, value: string): ProductFilters {
  const values = chosenValues(filters, name).filter((one) => one !== value);
  const { [name]: _, ...others } = filters.options;
  return { ...filters, options: values.length === 0 ? others : { ...others, [name]: values } };
}
