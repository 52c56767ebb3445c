import { isJsonObject } from '../../../json/index.ts';
import { sizeOf, toText } from '../../values/convert.ts';
import { fieldOf, step } from '../../values/path.ts';
import { variantsOf } from './product.ts';

/** An option: a name such as "Color" and its values in order. Source: docs/behaviour/template-markup.md §2.2 */
export interface VariantOption {
  readonly name: string;
  readonly values: readonly string[];
}

/**
 * Reads the options of a product.
 * @param content a product's `structuredContent`
 * @returns the options in the order of `variantOptionOrdering`, each with its distinct values in order of appearance
 * Source: docs/behaviour/template-markup.md §2.2
 */
export function readOptions(content: unknown): readonly VariantOption[] {
  const ordering = fieldOf(content, 'variantOptionOrdering');
  const names = Array.from({ length: sizeOf(ordering) }, (_, index) => toText(step(ordering, index)));
  const values = new Map(names.map((name) => [name, new Set<string>()]));
  for (const variant of variantsOf(content)) collect(fieldOf(variant, 'attributes'), values);
  return names.map((name) => {
    const own = values.get(name) ?? [];
    // If two options have the same name, the first one gets the values.
    values.delete(name);
    return { name, values: [...own] };
  });
}

function collect(attributes: unknown, values: ReadonlyMap<string, Set<string>>): void {
  if (!isJsonObject(attributes)) return;
  for (const name of Object.keys(attributes)) {
    const value = step(attributes, name);
    if (value !== undefined) values.get(name)?.add(toText(value));
  }
}
