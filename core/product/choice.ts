import type { Choice, Product } from './product.ts';

/** No option has a value. */
export const NO_CHOICE: Choice = choiceOf([]);

/**
 * Sets one option of a choice.
 * @param choice the current choice
 * @param optionName the option
 * @param value the value; an empty one clears the option
 * @returns a new choice, without a prototype
 */
export function withChosen(choice: Choice, optionName: string, value: string): Choice {
  const others = Object.entries(choice).filter(([name]) => name !== optionName);
  return choiceOf(value === '' ? others : [...others, [optionName, value]]);
}

/**
 * Drops the values that a product does not offer.
 * @param choice the current choice
 * @param product the product
 * @returns a new choice, without a prototype
 * Source: docs/behaviour/products.md §1.5
 */
export function withoutUnknown(choice: Choice, product: Product): Choice {
  return choiceOf(Object.entries(choice).filter(([name, value]) => hasValue(product, name, value)));
}

/**
 * Returns whether a product offers a value.
 * @param product the product
 * @param optionName the option
 * @param value the value
 * @returns true when the option has this value
 */
export function hasValue(product: Product, optionName: string, value: string): boolean {
  return product.options.some(({ name, values }) => name === optionName && values.includes(value));
}

/**
 * Returns whether two choices are equal.
 * @param one a choice
 * @param other another
 * @returns true for the same options with the same values
 */
export function isSameChoice(one: Choice, other: Choice): boolean {
  const entries = Object.entries(one);
  return (
    entries.length === Object.keys(other).length &&
    entries.every(([name, value]) => Object.hasOwn(other, name) && other[name] === value)
  );
}

// Without a prototype: an option may be called "constructor" or "__proto__".
function choiceOf(entries: readonly [string, string][]): Choice {
  const choice = Object.create(null) as Record<string, string>;
  for (const [name, value] of entries) choice[name] = value;
  return choice;
}
