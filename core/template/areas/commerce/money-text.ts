import type { CurrencyOptions } from '../../../i18n/index.ts';
import { plainText, printNativeMoney, readNumberText } from '../../../money/index.ts';
import type { Scope } from '../../run/scope.ts';
import { isTruthy } from '../../values/convert.ts';
import { escapeText } from '../../values/escape.ts';
import type { Amount } from './amount.ts';

/** Longer decimals may have more digits than a double holds. */
const MAX_SAFE_LENGTH = 16;

const IS_LOCALISED = ['featureFlags', 'useCLDRMoneyFormat'];

/** Writes an amount as markup. */
export type MoneyWriter = (amount: Amount) => string;

/**
 * Chooses how the amounts of one tag are written.
 * @param scope knows the locale and the site's flags
 * @param options of the locale's own format
 * @param isStrict true to escape what the locale's format says
 * @returns writes an amount: the locale's text when the site has switched to it, "" without a locale; else a span
 *   that a script of the site converts later
 * Source: docs/behaviour/template-markup.md §1.9
 */
export function moneyWriter(scope: Scope, options: CurrencyOptions, isStrict: boolean): MoneyWriter {
  if (!isTruthy(scope.lookUp(IS_LOCALISED))) return nativeMoney;
  const { locale } = scope.run;
  if (locale === undefined) return noMoney;
  return ({ value, currency }) => {
    const text = locale.formatCurrency(value, currency, options);
    return isStrict ? escapeText(text) : text;
  };
}

/**
 * Writes an amount in the form that follows no locale.
 * @param amount any amount
 * @returns a span with its digits, exactly; of more than 16 characters those of the nearest double, where the existing
 *   engine prints those of one near by
 * Source: docs/behaviour/template-markup.md §1.9
 */
export function nativeMoney(amount: Amount): string {
  return `<span class="sqs-money-native">${printAsDouble(amount.value)}</span>`;
}

function printAsDouble(decimal: string): string {
  if (decimal.length <= MAX_SAFE_LENGTH) return printNativeMoney(decimal);
  const nearest = readNumberText(String(Number(decimal)));
  if (typeof nearest === 'object') return printNativeMoney(plainText(nearest));
  return decimal.startsWith('-') ? '-∞' : '∞';
}

function noMoney(): string {
  return '';
}
