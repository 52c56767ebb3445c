import type { CurrencyOptions } from '../../../i18n/index.ts';
import { plainText, printNativeMoney, readNumberText } from '../../../../core/money/index.ts';
import type { Scope } from '../../scope/scope.ts';
import { isTruthy } from '../../values/convert.ts';
import { escapeText } from '../../values/escape.ts';
import type { Amount } from './amount.ts';

/** Longer decimals may have more digits than a double can hold. */
const MAX_SAFE_LENGTH = 16;

const IS_LOCALISED = ['featureFlags', 'useCLDRMoneyFormat'];

/** Prints an amount as markup. */
export type MoneyWriter = (amount: Amount) => string;

/**
 * Chooses how the amounts of one tag are printed.
 * @param scope has the locale and the site's flags
 * @param options of the locale's own format
 * @param isStrict true to escape the locale's text
 * @returns a function that prints an amount: the locale's text if the site has opted in ("" without a locale), else a
 * span that a script of the site converts later
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
 * Prints an amount in the form that is independent of locales.
 * @param amount any amount
 * @returns a span with its exact digits; beyond 16 characters those of the nearest double, where the existing engine
 * prints a nearby one
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
