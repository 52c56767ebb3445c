export { multiplyMoney, sumMoney } from './arithmetic.ts';
export { decimalFromCents } from './cents.ts';
export { createNumberFormat, DEFAULT_LOCALE } from './number-format.ts';
export { compareDecimals } from './compare-decimals.ts';
export { CURRENCIES, type CurrencyCode, DEFAULT_CURRENCY, isCurrencyCode } from './currency.ts';
export { readNumberText } from './read-number-text.ts';
export {
  fitFraction,
  isZero,
  scaleDecimal,
  shiftDecimal,
  withoutSignOfZero,
  ZERO,
} from './adjust-decimal.ts';
export { type Decimal, plainText, unscaleDecimal } from './decimal.ts';
export { formatMoney, type MoneyFormat } from './format-money.ts';
export { formatPercentage, type PercentageFormat } from './format-percentage.ts';
export { isDigits, learnPattern, surroundings, textOf } from './learn-pattern.ts';
export { decimalFromMinor } from './decimal-from-minor.ts';
export { MAX_CENTS } from './max-cents.ts';
export { parseMajorUnits } from './major-units.ts';
export { minorFromDecimal, minorFromPrecision } from './minor-units.ts';
export { isMoney, type Money, money } from './money.ts';
export { fillPattern } from './fill-pattern.ts';
export type { NumberPattern, Separators } from './pattern.ts';
export { printNativeMoney } from './print-native-money.ts';
export { followDirection, isRightToLeft, isolateAmount } from './right-to-left.ts';
export { roundDecimal, type RoundingMode } from './round-decimal.ts';
