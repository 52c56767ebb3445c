import { assert } from '../errors/index.ts';

/**
 * Puts values into a sentence's placeholders; what a value contains is never read as a placeholder.
 * @param template a sentence such as "{n} items in cart"; a placeholder is letters, digits or _ in braces
 * @param values one for each placeholder; others are left aside
 * @returns the sentence
 * @throws AssertionError for a placeholder without a value
 * Source: docs/behaviour/adding-to-cart.md §1.1; docs/behaviour/cart.md §11
 */
export function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    assert(value !== undefined, 'fill', `a value for {${name}}`, value);
    return String(value);
  });
}
