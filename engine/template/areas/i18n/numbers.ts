import {
  type CurrencyOptions,
  type DecimalOptions,
  readAmount,
  readNumberOptions,
} from '../../../i18n/index.ts';
import { plainText, readNumberText, shiftDecimal, ZERO } from '../../../../core/money/index.ts';
import type { AnyFormatter, Formatter, PlainFormatter } from '../../run/area.ts';
import { toText } from '../../values/convert.ts';
import { escapeIfStrict } from '../../values/escape.ts';
import type { DecimalOptionText, MoneyOptionText } from './option-texts.ts';

/** `{v|decimal style:short}`: a number as the locale writes it. Source: docs/behaviour/locale-data.md §2, §3. */
const decimal: Formatter<readonly DecimalOptionText[]> = (args, tools) => {
  const options = readNumberOptions(args, tools.warn);
  return { scoped: (value, { run }) => run.locale?.formatDecimal(toText(value), options) ?? '' };
};

/** `{v|money}`: an amount with its currency; in strict mode it is markup already, for texts and attributes alike. Source: docs/behaviour/locale-data.md §2, §3. */
const money: Formatter<readonly MoneyOptionText[]> = (args, tools) => {
  const options = readNumberOptions(args, tools.warn);
  // An unknown code is printed as it is in the data.
  const escape = escapeIfStrict(tools.isStrict);
  return {
    scoped(value, { run }) {
      const amount = readAmount(value);
      if (amount === undefined || run.locale === undefined) return '';
      return escape(run.locale.formatCurrency(toText(amount.value), amount.currency, options));
    },
  };
};

/** Fraction digits of a percentage. Source: docs/behaviour/locale-data.md §2, §3. */
const PERCENTAGE: DecimalOptions = { minFraction: 2, maxFraction: 3 };
const TRIMMED_PERCENTAGE: DecimalOptions = { minFraction: 0, maxFraction: 3 };

/**
 * `{v|percentage-format trim}`: a percentage without sign and scaling.
 * Source: docs/behaviour/locale-data.md §2, §3
 */
const percentage: Formatter<readonly [] | readonly [trim: 'trim']> = (args: readonly string[], tools) => {
  for (const argument of args)
    if (argument !== 'trim' && argument !== '') tools.warn(`"${argument}" is no option of percentages.`);
  const options = args.includes('trim') ? TRIMMED_PERCENTAGE : PERCENTAGE;
  return {
    scoped: (value, { run: { locale } }) =>
      locale === undefined
        ? ''
        : locale.formatDecimal(toText(value), options) || locale.formatDecimal('0', options),
  };
};

const STANDARD: CurrencyOptions = {};

/** An amount in hundredths. Source: docs/behaviour/locale-data.md §2, §3. */
const MINOR_DIGITS = 2;

/**
 * `{v|bookkeeper-money-format}`: hundredths, in the currency of the locale's region.
 * Source: docs/behaviour/locale-data.md §2, §3
 */
const bookkeeper: PlainFormatter = () => ({
  scoped(value, { run: { locale, currency } }) {
    if (locale === undefined) return '';
    const text = toText(value);
    const minor = readNumberText(text) ?? ZERO;
    // The locale refuses NaN and infinite amounts.
    const amount = typeof minor === 'string' ? text : plainText(shiftDecimal(minor, -MINOR_DIGITS));
    return locale.formatCurrency(amount, currency ?? locale.regionCurrency, STANDARD);
  },
});

/** Localised numbers and money. Source: docs/behaviour/locale-data.md §2, §3. */
export const numberFormatters = {
  decimal,
  money,
  'percentage-format': percentage,
  'bookkeeper-money-format': bookkeeper,
} as const satisfies Readonly<Record<string, AnyFormatter>>;
