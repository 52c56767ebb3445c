import { isVariantInStock } from './stock.ts';
import type { Choice, Product, Variant } from './product.ts';

/** The result of matching a visitor's choice against the variants. */
export type VariantMatch =
  /** Some options have no value yet; `missing` names them in the product's order. */
  | { readonly state: 'incomplete'; readonly missing: readonly string[] }
  /** No variant has these values. */
  | { readonly state: 'unavailable' }
  | { readonly state: 'matched'; readonly variant: Variant };

/**
 * Finds the variant that a visitor chose; a product without options matches its only variant.
 * @param product the product
 * @param choice option name → value; only own, non-empty values count
 * @returns the variant, the options still missing, or that no variant matches
 * Source: docs/behaviour/products.md §3.3
 */
export function matchVariant(product: Product, choice: Choice): VariantMatch {
  const missing = product.options
    .map(({ name }) => name)
    .filter((name) => chosenValue(choice, name) === null);
  if (missing.length > 0) return { state: 'incomplete', missing };
  // No option distinguishes these variants: picking one would sell something the visitor did not choose.
  const candidates = product.options.length === 0 && product.variants.length > 1 ? [] : product.variants;
  const variant = candidates.find((candidate) =>
    product.options.every(({ name }) => candidate.attributes[name] === chosenValue(choice, name)),
  );
  return variant ? { state: 'matched', variant } : { state: 'unavailable' };
}

/**
 * Returns whether a value can still be bought, given the other options' chosen values. Of a choice that is sold out,
 * only the value that makes the difference cannot: the first, in the options' order, that is not left with those before.
 * @param product the product
 * @param choice the current choice
 * @param optionName the option that the value belongs to
 * @param value the value
 * @returns true when some variant in stock has this value and the other chosen ones that can be had together
 * Source: docs/behaviour/products.md §3.4
 */
export function isValueAvailable(
  { options, variants }: Product,
  choice: Choice,
  optionName: string,
  value: string,
): boolean {
  let left = variants.filter(isVariantInStock);
  for (const { name } of options) {
    const chosen = chosenValue(choice, name);
    if (name === optionName) {
      if (chosen === value) break;
    } else if (chosen !== null) {
      const rest = left.filter(({ attributes }) => attributes[name] === chosen);
      if (rest.length > 0) left = rest;
    }
  }
  return left.some(({ attributes }) => attributes[optionName] === value);
}

/**
 * Reads the value chosen for an option.
 * @param choice the visitor's choice
 * @param optionName the option
 * @returns the value, or null when nothing is chosen
 */
export function chosenValue(choice: Choice, optionName: string): string | null {
  // Own values only: an option may be called "constructor".
  return (Object.hasOwn(choice, optionName) && choice[optionName]) || null;
}
