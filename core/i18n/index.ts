export type { DateOptions, IntervalOptions, RelativeOptions } from './date-options.ts';
export { plainText, readNumberText, shiftDecimal } from './decimal-text.ts';
export { intlLocale } from './intl-locale.ts';
export type { Locale, PluralCategory } from './locale.ts';
export {
  type CurrencyOptions,
  type DecimalOptions,
  type DigitOptions,
  readNumberOptions,
} from './number-options.ts';
export { readDateOptions, readIntervalOptions, readRelativeOptions } from './read-date-options.ts';
