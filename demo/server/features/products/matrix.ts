import { listOptions } from '../../../../core/offer/index.ts';
import type { ChangedVariant, EditedProduct } from './edited-product.ts';

/** An option as the owner edits it. */
export interface EditedOption {
  /** Its name before the edit; '' for a new one. */
  readonly was: string;
  readonly name: string;
  /** In their order, each once. */
  readonly values: readonly string[];
}

/** Options and variants before an edit. */
interface Before extends Pick<EditedProduct, 'options' | 'variants'> {
  /** The variants as they are stored; `variants` lacks those that the owner removes. */
  readonly stored: EditedProduct['variants'];
}

type Attributes = ChangedVariant['attributes'];

/**
 * Makes the variants of edited options: one per combination of their values. Existing ones keep sku, price, stock and picture, also
 * when an option or a value is renamed. Variants that were left out stay so until the options change.
 * @param before options and variants as they are, with what the owner typed for the variants
 * @param options as the owner edited them
 * @param create makes a variant of a new combination
 * @returns the variants in the order of the values
 * Source: docs/behaviour/reference-store.md §20.3
 */
export function variantsOf(
  before: Before,
  options: readonly EditedOption[],
  create: (attributes: Attributes) => ChangedVariant,
): readonly ChangedVariant[] {
  if (isUnchanged(before, options)) return before.variants;
  const kept = options.filter(({ was }) => before.options.includes(was));
  const added = options.filter(({ was }) => !before.options.includes(was));
  const oldValues = oldValuesOf(before, kept);
  const unused = new Set(before.variants);
  const find = (attributes: Attributes): ChangedVariant | undefined => {
    // A variant from before an option gets the option's first value.
    if (added.some(({ name, values }) => attributes[name] !== values[0])) return undefined;
    for (const variant of unused) {
      const isSame = kept.every(({ was, name }) => {
        const value = attributes[name] ?? '';
        return variant.attributes[was] === (oldValues.get(name)?.get(value) ?? value);
      });
      if (isSame) return variant;
    }
    return undefined;
  };
  return combinationsOf(options).map((attributes) => {
    const variant = find(attributes);
    if (variant === undefined) return create(attributes);
    unused.delete(variant);
    return { ...variant, attributes };
  });
}

/**
 * Counts the combinations of values.
 * @param options the options
 */
export function countCombinations(options: readonly EditedOption[]): number {
  return options.reduce((count, { values }) => count * values.length, 1);
}

function combinationsOf(options: readonly EditedOption[]): readonly Attributes[] {
  return options.reduce<readonly Attributes[]>(
    (all, { name, values }) =>
      all.flatMap((attributes) => values.map((value) => ({ ...attributes, [name]: value }))),
    [{}],
  );
}

function isUnchanged(before: Before, options: readonly EditedOption[]): boolean {
  const now = options.map(({ name, values }) => [name, values]);
  return (
    JSON.stringify(now) === JSON.stringify(optionsBefore(before).map(({ name, values }) => [name, values]))
  );
}

function optionsBefore({ options, stored }: Before) {
  return listOptions(options, stored, ({ attributes }, name) => attributes[name]);
}

/** New value → old value, where one was replaced by another at the same place. */
function oldValuesOf(
  before: Before,
  kept: readonly EditedOption[],
): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const old = new Map(optionsBefore(before).map(({ name, values }) => [name, values]));
  return new Map(
    kept.map(({ was, name, values }) => {
      const previous = old.get(was) ?? [];
      const isReplaced = (value: string, index: number): boolean =>
        previous.length === values.length &&
        !previous.includes(value) &&
        !values.includes(previous[index] ?? '');
      const renamed = values.flatMap((value, index): (readonly [string, string])[] =>
        isReplaced(value, index) ? [[value, previous[index] ?? value]] : [],
      );
      return [name, new Map(renamed)];
    }),
  );
}
