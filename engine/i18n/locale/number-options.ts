import type { RoundingMode } from '../../../core/money/index.ts';
import { readOptions, takeWord, type Draft, type Warn, type Words } from './read-options.ts';

/** Styles of a bare number. Source: docs/behaviour/locale-data.md §2.4. */
export type DecimalStyle =
  | 'decimal'
  | 'short'
  | 'long'
  | 'scientific'
  | 'percent'
  | 'percent-scaled'
  | 'permille'
  | 'permille-scaled';

/** Styles of an amount of money. Source: docs/behaviour/locale-data.md §3.2. */
export type CurrencyStyle = 'symbol' | 'accounting' | 'code' | 'name' | 'short';

/** How digits are written; by default as in the style. Source: docs/behaviour/locale-data.md §2.3. */
export interface DigitOptions {
  /** Whether thousands are grouped; default true. */
  readonly isGrouped?: boolean | undefined;
  /** Default half-even. */
  readonly rounding?: RoundingMode | undefined;
  /** 0–50. */
  readonly minInteger?: number | undefined;
  /** 0–50. */
  readonly minFraction?: number | undefined;
  /** 0–50; takes precedence over minFraction. */
  readonly maxFraction?: number | undefined;
  /** 0–50; significant digits take precedence over fraction digits. */
  readonly minSignificant?: number | undefined;
  /** 0–50; minSignificant takes precedence. */
  readonly maxSignificant?: number | undefined;
}

/** How a decimal is formatted. Source: docs/behaviour/locale-data.md §2.4. */
export interface DecimalOptions extends DigitOptions {
  /** Default decimal; a style of money counts as decimal. */
  readonly style?: DecimalStyle | CurrencyStyle | undefined;
}

/** How an amount of money is formatted. Source: docs/behaviour/locale-data.md §3.2. */
export interface CurrencyOptions extends DigitOptions {
  /** Default symbol; a style of bare numbers counts as symbol, except short, which is both. */
  readonly style?: DecimalStyle | CurrencyStyle | undefined;
  /** Whether the short symbol is used: "$" for Canadian dollars too; default false. */
  readonly isNarrow?: boolean | undefined;
}

/** The most digits that can be asked for. Source: docs/behaviour/locale-data.md §2.3. */
const MAX_DIGITS = 50;

/** An option such as "maximumFractionDigits" or "maxfrac". Source: docs/behaviour/locale-data.md §2.3. */
const COUNTED = /^(min|max)(?:imum(Integer|Fraction|Significant)Digits|([Ii]nt|[Ff]rac|[Ss]ig))$/;

const LONG_NAMES: Readonly<Record<string, string>> = { i: 'Integer', f: 'Fraction', s: 'Significant' };

const ROUNDINGS: Words<RoundingMode> = {
  words: ['up', 'down', 'ceiling', 'floor', 'half-up', 'half-down', 'half-even'],
  aliases: { truncate: 'down', ceil: 'ceiling' },
};

const STYLES: Words<DecimalStyle | CurrencyStyle> = {
  words: [
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
  ],
  aliases: { standard: 'decimal' },
};

/**
 * Reads the arguments of a formatter of numbers or money, once, when the template is compiled.
 * @param args each "key:value" or "key"; the last of a kind wins
 * @param warn called with a sentence about each argument that has no meaning
 * @returns options for `formatDecimal` and `formatCurrency`
 * Source: docs/behaviour/locale-data.md §3.2
 */
export function readNumberOptions(args: readonly string[], warn?: Warn): CurrencyOptions {
  const options: Draft<CurrencyOptions> = {};
  readOptions(
    args,
    warn,
    'numbers',
    (key, value) => readDigits(options, key, value) || readSetting(options, key, value),
  );
  return options;
}

function readDigits(options: Draft<CurrencyOptions>, key: string, value: string): boolean {
  const [, bound, longName, shortName = ''] = COUNTED.exec(key) ?? [];
  const name = `${bound}${longName ?? LONG_NAMES[shortName.charAt(0).toLowerCase()]}`;
  if (bound === undefined || name === 'maxInteger') return false;
  const count = Number.parseInt(value, 10);
  Object.assign(options, { [name]: count > 0 ? Math.min(count, MAX_DIGITS) : 0 });
  return true;
}

function readSetting(options: Draft<CurrencyOptions>, key: string, value: string): boolean {
  const grouping = /^(no-)?group(?:ing)?$/.exec(key);
  if (grouping) {
    options.isGrouped = grouping[1] === undefined && (value === '' || value === 'true');
    return true;
  }
  switch (key) {
    case 'round':
    case 'rounding':
      return takeWord(options, 'rounding', ROUNDINGS, value);
    case 'style':
      return takeWord(options, 'style', STYLES, value);
    case 'symbol':
      if (value !== 'narrow' && value !== 'default') return false;
      options.isNarrow = value === 'narrow';
      return true;
    default:
      return false;
  }
}
