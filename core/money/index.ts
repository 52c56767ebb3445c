export { multiplyMoney, sumMoney } from './arithmetic.ts';
export { CURRENCIES, type CurrencyCode, DEFAULT_CURRENCY, isCurrencyCode } from './currency.ts';
export { formatMoney, type MoneyFormat } from './format-money.ts';
export { formatPercentage, type PercentageFormat } from './format-percentage.ts';
export { decimalFromMinor, minorFromDecimal, parseMajorUnits } from './major-units.ts';
export { isMoney, type Money, money } from './money.ts';
export { DEFAULT_SEPARATORS, type Separators } from './pattern.ts';
export type { NumberStyle } from './print-decimal.ts';
