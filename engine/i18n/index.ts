export type {
  CalendarName,
  DateOptions,
  DateWidth,
  IntervalOptions,
  RelativeOptions,
  RelativeUnit,
  TextContext,
} from './locale/date-options.ts';
export { formatNumber, type NumberFormat } from './format-number.ts';
export { intlLocale } from './intl-locale.ts';
export { intlNumberLocale } from './intl-number-locale.ts';
export type { Locale, PluralCategory } from './locale/locale.ts';
export type { MessageArguments } from './message/argument.ts';
export { formatMessage } from './message/format-message.ts';
export { readAmount } from './message/formatters.ts';
export type { MessageContext } from './message/pieces.ts';
export {
  type CurrencyOptions,
  type CurrencyStyle,
  type DecimalOptions,
  type DecimalStyle,
  readNumberOptions,
} from './locale/number-options.ts';
export { readDateOptions, readIntervalOptions, readRelativeOptions } from './locale/read-date-options.ts';
export { type PluralForms, pluralize } from './pluralize.ts';
