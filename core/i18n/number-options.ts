import type { RoundingMode } from '../money/index.ts';

/** Styles of a bare number. Source: template language §11.2. */
export type DecimalStyle =
  'decimal' | 'short' | 'long' | 'scientific' | 'percent' | 'percent-scaled' | 'permille' | 'permille-scaled';

/** Styles of an amount of money. Source: template language §11.2. */
export type CurrencyStyle = 'symbol' | 'accounting' | 'code' | 'name' | 'short';

/** How digits are written; what is absent is the style's own. Source: template language §11.2. */
export interface DigitOptions {
  /** Whether thousands are grouped; default true. */
  readonly isGrouped?: boolean | undefined;
  /** Default half-even. */
  readonly rounding?: RoundingMode | undefined;
  /** 0–50. */
  readonly minInteger?: number | undefined;
  /** 0–50. */
  readonly minFraction?: number | undefined;
  /** 0–50; stronger than minFraction. */
  readonly maxFraction?: number | undefined;
  /** 0–50; significant digits rule over fraction digits. */
  readonly minSignificant?: number | undefined;
  /** 0–50; weaker than minSignificant. */
  readonly maxSignificant?: number | undefined;
}

/** How a decimal is to be written. Source: template language §11.2. */
export interface DecimalOptions extends DigitOptions {
  /** Default decimal; a style of money counts as decimal. */
  readonly style?: DecimalStyle | CurrencyStyle | undefined;
}

/** How an amount of money is to be written. Source: template language §11.2. */
export interface CurrencyOptions extends DigitOptions {
  /** Default symbol; a style of bare numbers counts as symbol, but short is both. */
  readonly style?: DecimalStyle | CurrencyStyle | undefined;
  /** Whether the short symbol is taken: "$" for Canadian dollars too; default false. */
  readonly isNarrow?: boolean | undefined;
}

/** Most digits that can be asked for. Source: platform specification §9, template language §11.2. */
const MAX_DIGITS = 50;

/** What is counted, with its short names. Source: template language §11.2. */
const COUNTED = [
  ['Integer', 'int', 'Int'],
  ['Fraction', 'frac', 'Frac'],
  ['Significant', 'sig', 'Sig'],
] as const;

const ROUNDINGS: readonly string[] = [
  'up',
  'down',
  'ceiling',
  'floor',
  'half-up',
  'half-down',
  'half-even',
] satisfies RoundingMode[];

const OTHER_ROUNDINGS: Readonly<Record<string, RoundingMode>> = { truncate: 'down', ceil: 'ceiling' };

const STYLES: readonly string[] = [
  'decimal',
  'short',
  'long',
  'scientific',
  'percent',
  'percent-scaled',
  'permille',
  'permille-scaled',
  'symbol',
  'accounting',
  'code',
  'name',
] satisfies CurrencyOptions['style'][];

type Mutable<Of> = { -readonly [Key in keyof Of]: Of[Key] };

/**
 * Reads the arguments of a formatter of numbers or money, once, when the template is compiled.
 * @param args each "key:value" or "key"; the last of a kind counts
 * @param warn is told of every argument that says nothing, in a sentence
 * @returns options for `formatDecimal` and `formatCurrency`
 * Source: template language §11.2
 */
export function readNumberOptions(
  args: readonly string[],
  warn: (message: string) => void = () => undefined,
): CurrencyOptions {
  const options: Mutable<CurrencyOptions> = {};
  for (const argument of args) {
    const colon = argument.indexOf(':');
    const key = colon < 0 ? argument : argument.slice(0, colon);
    const value = colon < 0 ? '' : argument.slice(colon + 1);
    if (!readDigits(options, key, value) && !readManner(options, key, value) && argument !== '')
      warn(`"${argument}" is no option of numbers.`);
  }
  return options;
}

function readDigits(options: Mutable<CurrencyOptions>, key: string, value: string): boolean {
  const bound = key.slice(0, 3);
  const rest = key.slice(3);
  const counted = COUNTED.find(
    ([word, ...shortNames]) => shortNames.some((name) => name === rest) || rest === `imum${word}Digits`,
  );
  if (counted === undefined || (bound !== 'min' && bound !== 'max')) return false;
  const name = `${bound}${counted[0]}` as const;
  if (name === 'maxInteger') return false;
  const count = Number.parseInt(value, 10);
  options[name] = count > 0 ? Math.min(count, MAX_DIGITS) : 0;
  return true;
}

function readManner(options: Mutable<CurrencyOptions>, key: string, value: string): boolean {
  switch (key) {
    case 'group':
    case 'grouping':
      options.isGrouped = value === '' || value === 'true';
      return true;
    case 'no-group':
    case 'no-grouping':
      options.isGrouped = false;
      return true;
    default:
      return Object.hasOwn(NAMED, key) && (NAMED[key] as ReadNamed)(options, value);
  }
}

/** Takes a value out of a table into the options; false when the table does not know it. */
type ReadNamed = (options: Mutable<CurrencyOptions>, value: string) => boolean;

const readRounding: ReadNamed = (options, value) => {
  const rounding = Object.hasOwn(OTHER_ROUNDINGS, value) ? OTHER_ROUNDINGS[value] : value;
  if (!ROUNDINGS.includes(rounding as string)) return false;
  options.rounding = rounding as RoundingMode;
  return true;
};

const NAMED: Readonly<Record<string, ReadNamed>> = {
  round: readRounding,
  rounding: readRounding,
  style(options, value) {
    if (value !== 'standard' && !STYLES.includes(value)) return false;
    options.style = value === 'standard' ? undefined : (value as CurrencyOptions['style']);
    return true;
  },
  symbol(options, value) {
    if (value !== 'narrow' && value !== 'default') return false;
    options.isNarrow = value === 'narrow';
    return true;
  },
};
