/** An option of a product: its name, and its values in order of appearance. Source: docs/behaviour/products.md §3.1 */
export interface OfferOption {
  readonly name: string;
  readonly values: readonly string[];
}

/**
 * Lists the options that a visitor has to choose.
 * @param names the options' names, in display order
 * @param variants all variants
 * @param valueOf reads a variant's value of an option; undefined where it has none
 * @returns each option with its distinct values
 * Source: docs/behaviour/products.md §3.1
 */
export function listOptions<Variant>(
  names: readonly string[],
  variants: readonly Variant[],
  valueOf: (variant: Variant, name: string) => string | undefined,
): readonly OfferOption[] {
  return names.map((name) => {
    const values = new Set<string>();
    for (const variant of variants) {
      const value = valueOf(variant, name);
      if (value !== undefined) values.add(value);
    }
    return { name, values: [...values] };
  });
}
