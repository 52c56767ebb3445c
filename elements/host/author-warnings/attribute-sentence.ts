import { nearestName } from '../../../core/text/index.ts';
import type { Expected, Taken } from '../index.ts';

const MAX_SHOWN_LENGTH = 100;
const NOT_FOR_ATTRIBUTES = 1_000_000;

/**
 * Explains what is wrong with the value of an attribute.
 * @param attribute its name
 * @param expected its type
 * @param got the value
 * @param taken the value that replaces it
 * @returns the expected type, the received value, and the correction
 * Source: docs/behaviour/elements.md §2.4
 */
export function attributeSentence(attribute: string, expected: Expected, got: unknown, taken: Taken): string {
  const [what, example] = explain(expected, { attribute, got, taken });
  return `the attribute "${attribute}" must be ${what}, not "${shown(got)}"; taken instead: ${showTaken(taken)}. Write ${attribute}="${example}".`;
}

/**
 * Formats a value as it was written, truncated if it is long.
 * @param value anything
 */
export function shown(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, MAX_SHOWN_LENGTH) : typeof value;
}

function showTaken(taken: Taken): string {
  return taken === null || taken === '' ? 'the default' : String(taken);
}

interface Refused {
  readonly attribute: string;
  readonly got: unknown;
  readonly taken: Taken;
}

/** The required type, and an example. */
const KINDS = {
  switch: ['on or off', 'true'],
  text: ['a text', '…'],
  locale: ['a language', 'en-US'],
  currency: ['one of the 27 currencies', 'USD'],
  picture: ['an address of http or https, or one that begins with data:image', '/mug.jpg'],
  point: ['two numbers from 0 to 1, from the left and from the top', '0.5,0.25'],
} as const;

function explain(
  expected: Expected,
  { attribute, got, taken }: Refused,
): readonly [what: string, example: string] {
  if (expected === 'url')
    return ['an address of http or https', attribute === 'checkout-href' ? '/checkout' : '/cart'];
  if (attribute === 'sticky') return ['on, off or "always"', 'always'];
  if (typeof expected === 'string') return KINDS[expected];
  if ('min' in expected) return [rangeOf(expected), String(taken ?? expected.min)];
  return [
    `one of ${expected.map((word) => `"${word}"`).join(', ')}`,
    nearestName(shown(got), expected) ?? String(taken),
  ];
}

function rangeOf({ min, max }: { readonly min: number; readonly max: number }): string {
  return max > NOT_FOR_ATTRIBUTES ? `a whole number, ${min} or more` : `a whole number from ${min} to ${max}`;
}
