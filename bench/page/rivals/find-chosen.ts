import type { Variant } from './read-variants.ts';

/**
 * Finds the variant that a visitor has chosen.
 * @param variants of the product
 * @param chosen option name → value; an empty value is none
 * @returns the variant; undefined where an option is not chosen
 */
export function findChosen(
  variants: readonly Variant[],
  chosen: Readonly<Record<string, string>>,
): Variant | undefined {
  return variants.find(({ attributes }) =>
    Object.entries(attributes).every(([name, value]) => chosen[name] === value),
  );
}
