import { assert } from '../errors/index.ts';

/**
 * Fills the placeholders of a sentence; values are never read as placeholders themselves.
 * @param template a sentence such as "{n} items in cart"; a placeholder is letters, digits or _ in braces
 * @param values one for each placeholder; others are ignored
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
