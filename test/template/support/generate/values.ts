import fc from 'fast-check';
import { NOW_MS } from '../case-file.ts';
import type { Choices } from './choices.ts';

/** Plain values that templates meet, and odd ones. */

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const PLAIN_TEXTS = [
  'Mug',
  'Blue Linen Shirt',
  'Open every day, except on Mondays and whenever it rains hard',
  'A longer text about nothing much. It has two sentences, a comma and enough words to be cut off somewhere near the hundredth letter.',
  'naïve café',
  '日本語 テキスト',
  'https://img.test/a.jpg',
  '/shop/mug',
  'mug-blue',
  'red',
] as const;

const ODD_TEXTS = [
  '',
  ' ',
  'Mug "XL" <b>',
  `it's -- a "test" of 'quotes' (and "more")`,
  '<p>Some <em>marked</em> text</p>\n<p>&nbsp;more &amp; more</p>',
  '</script><!-- x -->',
  'a\nb\tc\r\nd',
  '👍🏽 thumbs and 👨‍👩‍👧 families',
  '  spaced  out  ',
  'see https://a.test/x?y=1 @bob #tag',
  'a|b}c{d',
  '12px',
  '1.5',
  '-3',
  '0',
  '1e3',
  'true',
  'null',
  '__proto__',
  'a\u2028b\u00a0c\u200b',
  '\ud800 lonely',
  'a.b',
  '@index',
  '{0}',
] as const;

const NUMBERS = [0, 1, 2, 3, 4, 5, 7, 10, 12, 40, 99, 100, 750, 1000, 1234] as const;

const ODD_NUMBERS = [
  -1, -2.5, 0.5, 1.5, 2.5, 2.675, -0.001, 0.1, 1e-7, 1e21, 123456789.123, 9007199254740993, -1e15, 1e400,
] as const;

const ODD_DATES = [
  0,
  -1,
  -1e12,
  -5e12,
  951782400000,
  1520876934000,
  1583020800000,
  4102444800000,
  253402300799000,
  1e14,
  -1e14,
  1.5e12 + 0.5,
] as const;

/** Values of an unexpected type. */
const WRONG = [
  null,
  '',
  0,
  false,
  true,
  [],
  {},
  'x',
  -1,
  1e21,
  '<b>',
  [null],
  ['a', 'b'],
  { a: 1 },
  [[1, [2]], { b: null }],
  '1',
] as const;

/** A text, mostly a plain one. */
export function text(choices: Choices): string {
  return choices.weighted<() => string>([
    [10, () => choices.one(PLAIN_TEXTS)],
    [8, () => choices.one(ODD_TEXTS)],
    [1, () => choices.draw(() => fc.string({ maxLength: 20 }))],
    [1, () => choices.draw(() => fc.string({ unit: 'binary', maxLength: 8 }))],
  ])();
}

/** A number, mostly a small whole one. */
export function number(choices: Choices): number {
  return choices.weighted<() => number>([
    [12, () => choices.one(NUMBERS)],
    [6, () => choices.one(ODD_NUMBERS)],
    [2, () => choices.below(100_000) / 100],
  ])();
}

/** A moment in epoch milliseconds, mostly within two years of the clock's. */
export function date(choices: Choices): number {
  return choices.weighted<() => number>([
    [4, () => NOW_MS + (choices.below(1460) - 730) * DAY_MS + choices.below(86_400_000)],
    [2, () => NOW_MS + (choices.below(2000) - 1000) * MINUTE_MS],
    [2, () => choices.below(3_000_000) * 1_000_000],
    [1, () => choices.one(ODD_DATES)],
  ])();
}

/** A number as text, like amounts. */
export function decimal(choices: Choices): string {
  return choices.weighted<() => string>([
    [4, () => `${choices.below(300)}.00`],
    [3, () => `${choices.below(3000)}.${choices.below(10)}${choices.below(10)}`],
    [2, () => String(number(choices))],
    [1, () => choices.one(['1234567.891', '-0.5', '12345678901234567890.125', '.5', '5.', '2.5', '1.005'])],
  ])();
}

/** Anything of JSON. */
export function anything(choices: Choices): unknown {
  return choices.weighted<() => unknown>([
    [6, () => choices.one(WRONG)],
    [3, () => text(choices)],
    [3, () => number(choices)],
    [1, () => date(choices)],
    [1, () => choices.draw(() => fc.jsonValue({ maxDepth: 2 }))],
  ])();
}

/**
 * Leaves something out of a thing, or puts something else in its place, now and then.
 * @param choices the source of randomness
 * @param thing is changed
 */
export function weather<T extends object>(choices: Choices, thing: T): T {
  const keys = Object.keys(thing);
  if (keys.length === 0 || !choices.chance(22)) return thing;
  const key = choices.one(keys);
  if (choices.chance(40)) Reflect.deleteProperty(thing, key);
  else Reflect.set(thing, key, anything(choices));
  return thing;
}
