export type { DateOptions, IntervalOptions, RelativeOptions } from './date-options.ts';
export type { Locale, PluralCategory } from './locale.ts';
export type { CurrencyOptions, DecimalOptions } from './number-options.ts';
