import { listOptions, type OfferOption } from '../../../../core/offer/index.ts';
import { isJsonObject } from '../../../../core/json/index.ts';
import { sizeOf, toText } from '../../values/convert.ts';
import { fieldOf, step } from '../../values/path.ts';
import { variantsOf } from './product.ts';

/**
 * Reads the options of a product.
 * @param content a product's `structuredContent`
 * @returns the options in the order of `variantOptionOrdering`, each with its distinct values in order of appearance
 * Source: docs/behaviour/template-markup.md §2.2
 */
export function readOptions(content: unknown): readonly OfferOption[] {
  const ordering = fieldOf(content, 'variantOptionOrdering');
  const names = Array.from({ length: sizeOf(ordering) }, (_, index) => toText(step(ordering, index)));
  const options = listOptions(names, variantsOf(content), valueOf);
  // Exception `one-list-per-name`: of two options of one name the first one gets the values.
  return options.map((option, index) =>
    names.indexOf(option.name) === index ? option : { ...option, values: [] },
  );
}

function valueOf(variant: unknown, name: string): string | undefined {
  const attributes = fieldOf(variant, 'attributes');
  const value = isJsonObject(attributes) ? step(attributes, name) : undefined;
  return value === undefined ? undefined : toText(value);
}
