import { SLICE_TYPES } from '../../../core/enumerations/index.ts';
import { isDateDirective } from '../../time/index.ts';
import { CORNERS } from '../areas/content/image.ts';
import { REFERENCE } from '../source/patterns.ts';

/** Returns the problem of one argument; "" for none. */
export type Check = (argument: string, index: number) => string;

/** The rule for the arguments of a formatter or predicate. */
export interface ArgumentRule {
  readonly min: number;
  readonly max: number;
  readonly check?: Check;
  /** Returns the problem of all arguments together; "" for none. */
  readonly checkAll?: (args: readonly string[]) => string;
}

const WHOLE_REFERENCE = /* @__PURE__ */ new RegExp(`^(?:${REFERENCE.source})$`, 'i');

/**
 * Returns whether a text is a reference.
 * @param text an argument
 * @returns true for names joined with dots
 * Source: docs/behaviour/template-language.md §2.2
 */
export function isReference(text: string): boolean {
  return WHOLE_REFERENCE.test(text);
}

function rule(min: number, max: number, check?: Check): ArgumentRule {
  return check ? { min, max, check } : { min, max };
}

const reference: Check = (argument) => (isReference(argument) ? '' : `"${argument}" is no name`);

const positive: Check = (argument) =>
  /^[1-9]\d*$/.test(argument) ? '' : `"${argument}" is no whole number above 0`;

const divisor: Check = (argument) =>
  /^[-+]?0*[1-9]\d*$/.test(argument) ? '' : `"${argument}" is no whole number other than 0`;

function oneOf(words: readonly string[]): Check {
  return (argument) => (words.includes(argument) ? '' : `"${argument}" is none of ${words.join(', ')}`);
}

/**
 * Explains that quotes have no meaning in arguments.
 * @param text an argument
 * @param what the effect on it, for example "printed"
 * @returns a message about a quoted text; "" for any other
 * Source: docs/behaviour/template-language.md §2.3
 */
export function faultOfQuotes(text: string, what: string): string {
  return /^(["']).*\1$/s.test(text) ? `${text} is ${what} with its quotes` : '';
}

const printed: Check = (argument) => faultOfQuotes(argument, 'printed');

const partialOption: Check = (argument, index) => {
  if (index === 0) return faultOfQuotes(argument, 'looked for');
  return argument === 'private' || argument.includes('=')
    ? ''
    : `"${argument}" is neither private nor key=value`;
};

function checkPattern(args: readonly string[]): string {
  const pattern = args.join(' ');
  if (!pattern.includes('%')) return `"${pattern}" has no directive such as %Y`;
  const quoted = faultOfQuotes(pattern, 'printed');
  if (quoted !== '') return quoted;
  const unknown = [...pattern.matchAll(/%([^])/g)].find(([, name = '']) => !isDateDirective(name));
  return unknown ? `${unknown[0]} is no directive` : '';
}

/** Several option readers warn themselves. */
const ANY = rule(0, Infinity);
const NAMES = rule(1, Infinity, reference);
const NAME = rule(1, 1, reference);
const LENGTH = rule(1, 1, positive);

/** For names without arguments, which is most of them. */
export const NO_ARGUMENTS_RULE: ArgumentRule = rule(0, 0);

/** Rules of our formatters; all others take no arguments. Source: docs/behaviour/template-language.md §9, §10, §11, §12, §13. */
export const FORMATTER_RULES: Readonly<Record<string, ArgumentRule>> = {
  apply: rule(1, Infinity, partialOption),
  cycle: rule(1, Infinity),
  'find-first': rule(0, 2, reference),
  'find-last': rule(0, 2, reference),
  format: NAMES,
  get: NAMES,
  'key-by': NAME,
  lookup: NAME,
  mod: rule(0, 1, divisor),
  output: ANY,
  pluralize: rule(0, 2, printed),
  prop: NAMES,
  truncate: rule(0, 2, (argument, index) => (index === 0 ? positive : printed)(argument, index)),
  date: { min: 1, max: Infinity, checkAll: checkPattern },
  datetime: ANY,
  'datetime-interval': ANY,
  'relative-time': ANY,
  decimal: ANY,
  money: ANY,
  'percentage-format': ANY,
  message: ANY,
  plural: ANY,
  'child-image-meta': rule(0, 1, (argument) =>
    /^\d+$/.test(argument) ? '' : `"${argument}" is no place in a list`,
  ),
  image: rule(0, 1),
  'image-color': rule(0, 2, (argument, index) => (index === 0 ? corner(argument, index) : '')),
  resizedHeightForWidth: LENGTH,
  resizedWidthForHeight: LENGTH,
  squarespaceThumbnailForHeight: LENGTH,
  squarespaceThumbnailForWidth: LENGTH,
  video: rule(0, 2, /* @__PURE__ */ oneOf(['load-false', 'color-data'])),
  'product-price': ANY,
  'subscription-price': ANY,
  'product-quick-view': rule(0, 1),
};

const corner = /* @__PURE__ */ oneOf(CORNERS);

/** The rule of {.include}, after the name. Source: docs/behaviour/template-language.md §4.11. */
export const INCLUDE_RULE = /* @__PURE__ */ rule(0, 1, /* @__PURE__ */ oneOf(['output']));

/** The rule of `current-type?`. Source: docs/behaviour/template-language.md §14. */
export const SLICE_NAME_RULE: ArgumentRule = /* @__PURE__ */ rule(
  0,
  1,
  /* @__PURE__ */ oneOf(/* @__PURE__ */ Object.keys(SLICE_TYPES)),
);
