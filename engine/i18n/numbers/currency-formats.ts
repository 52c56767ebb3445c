import { fillPattern, readNumberText, type Decimal, type NumberPattern } from '../../../core/money/index.ts';
import { compact } from './compact.ts';
import type { Locale } from '../locale/locale.ts';
import type { CurrencyOptions } from '../locale/number-options.ts';
import { currencyDigits, isKnownCurrency } from './currencies.ts';
import { formatsByDigits, patternOf, STAND_IN } from './number-patterns.ts';
import { keepRecent } from '../../../core/cache/index.ts';
import { roundNumber, type FractionDigits } from './round-number.ts';
import { wrapDigits } from './wrapped-digits.ts';

/** Formats amounts of one currency in one style. */
type Writer = (amount: Decimal, options: CurrencyOptions) => string;

/** The form of a currency code of ISO 4217. */
const CODE = /^[A-Z]{3}$/;

/** Represents all other texts, so that they share one writer; no locale prints this character. */
const NO_CODE = '\ufdd0';

/** Writers in the cache of a locale: one per currency and style. */
const MAX_WRITERS = 100;

/**
 * Creates the currency formatter of a locale.
 * @param locale a complete tag
 * @returns `Locale.formatCurrency`
 * Source: docs/behaviour/locale-data.md §3
 */
export function currencyFormats(locale: string): Locale['formatCurrency'] {
  const keep = keepRecent<string, Writer>(MAX_WRITERS);
  // Most templates print one price after another in the same currency and style.
  let lastCurrency: string | undefined;
  let lastOptions: CurrencyOptions | undefined;
  let lastWriter: Writer = () => '';
  const open = (currency: string, options: CurrencyOptions): Writer => {
    const { style = 'symbol', isNarrow = false, isGrouped = true } = options;
    const isCode = CODE.test(currency);
    const name = isCode ? currency : NO_CODE;
    const writer = keep(`${style} ${isNarrow} ${isGrouped} ${name}`, () =>
      createWriter(locale, name, options),
    );
    if (isCode || style !== 'code') return writer;
    return (amount, asked) => writer(amount, asked).split(NO_CODE).join(currency);
  };
  return (text, currency, options) => {
    const amount = readNumberText(text);
    if (amount === undefined) return '';
    // In the existing engine's words.
    if (typeof amount === 'string')
      throw new Error(`Invalid argument: ${amount === 'nan' ? 'NaN' : 'Infinity'}`);
    if (currency !== lastCurrency || options !== lastOptions) {
      lastWriter = open(currency, options);
      lastCurrency = currency;
      lastOptions = options;
    }
    return lastWriter(amount, options);
  };
}

function createWriter(locale: string, currency: string, options: CurrencyOptions): Writer {
  const { style, isNarrow = false, isGrouped } = options;
  const digits = currencyDigits(currency);
  const standard: FractionDigits = { min: digits, max: digits };
  const kind = style === 'accounting' || style === 'code' ? style : 'symbol';
  const pattern = patternOf(locale, { kind, currency, isNarrow, isGrouped });
  if (style === 'short') return shortWriter(locale, currency, pattern, { isNarrow, digits });
  if (style === 'name') return nameWriter(locale, currency, pattern, standard);
  return (amount, asked) => fillPattern(pattern, roundNumber(amount, asked, standard));
}

function shortWriter(
  locale: string,
  currency: string,
  pattern: NumberPattern,
  { isNarrow, digits }: { readonly isNarrow: boolean; readonly digits: number },
): Writer {
  const isKnown = isKnownCurrency(currency);
  const intl = {
    notation: 'compact',
    style: 'currency',
    currency: isKnown ? currency : STAND_IN,
    currencyDisplay: isNarrow ? 'narrowSymbol' : 'symbol',
  } as const;
  const write = compact(locale, { intl, digits, isKnown });
  return (amount, options) => write(amount, options, pattern);
}

function nameWriter(
  locale: string,
  currency: string,
  pattern: NumberPattern,
  standard: FractionDigits,
): Writer {
  const isKnown = isKnownCurrency(currency);
  const formatFor = formatsByDigits(locale, {
    style: 'currency',
    currency: isKnown ? currency : STAND_IN,
    currencyDisplay: 'name',
  });
  return (amount, options) => {
    const rounded = roundNumber(amount, options, standard);
    const sample = rounded.integer === '' ? { ...rounded, integer: '0' } : rounded;
    return wrapDigits(rounded, sample, { formatFor, pattern, shift: 0, isKnown });
  };
}
