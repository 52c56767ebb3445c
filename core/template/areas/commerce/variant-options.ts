import { sizeOf, toText } from '../../values/convert.ts';
import { step } from '../../values/path.ts';
import { variantsOf } from './product.ts';

/** What a buyer chooses: a name such as "Color" and its values in their order. Source: template language §13.2 */
export interface VariantOption {
  readonly name: string;
  readonly values: readonly string[];
}

/**
 * Reads what a buyer has to choose.
 * @param content a product's own part
 * @returns the options in the order of `variantOptionOrdering`, each with its distinct values in order of appearance
 * Source: template language §13.2 (variants-select)
 */
export function readOptions(content: unknown): readonly VariantOption[] {
  const ordering = step(content, 'variantOptionOrdering');
  const attributes = variantsOf(content).map((variant) => step(variant, 'attributes'));
  const names = Array.from({ length: sizeOf(ordering) }, (_, index) => toText(step(ordering, index)));
  return names.map((name, index) => ({
    name,
    // Of two options of one name the first one gets the values.
    values: names.indexOf(name) === index ? valuesOf(attributes, name) : [],
  }));
}

function valuesOf(attributes: readonly unknown[], name: string): readonly string[] {
  const values = new Set<string>();
  for (const each of attributes) {
    const value = step(each, name);
    if (value !== undefined) values.add(toText(value));
  }
  return [...values];
}
