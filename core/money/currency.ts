/**
 * The 27 currencies a store can sell in: fraction digits and the symbol of the classic style.
 * The digits are our own on purpose: `Intl` prints COP and IDR without cents.
 * Source: docs/behaviour/money.md §2.
 */
export const CURRENCIES = {
  EUR: { fractionDigits: 2, symbol: '€' },
  USD: { fractionDigits: 2, symbol: '$' },
  AUD: { fractionDigits: 2, symbol: 'A$' },
  NOK: { fractionDigits: 2, symbol: 'kr' },
  CAD: { fractionDigits: 2, symbol: 'C$' },
  NZD: { fractionDigits: 2, symbol: 'NZ$' },
  DKK: { fractionDigits: 2, symbol: 'kr' },
  GBP: { fractionDigits: 2, symbol: '£' },
  HKD: { fractionDigits: 2, symbol: 'HK$' },
  CHF: { fractionDigits: 2, symbol: 'CHF' },
  MXN: { fractionDigits: 2, symbol: 'MX$' },
  SGD: { fractionDigits: 2, symbol: 'S$' },
  SEK: { fractionDigits: 2, symbol: 'kr' },
  CZK: { fractionDigits: 2, symbol: 'Kč' },
  ILS: { fractionDigits: 2, symbol: '₪' },
  PHP: { fractionDigits: 2, symbol: '₱' },
  RUB: { fractionDigits: 2, symbol: '₽' },
  PLN: { fractionDigits: 2, symbol: 'zł' },
  THB: { fractionDigits: 2, symbol: '฿' },
  MYR: { fractionDigits: 2, symbol: 'RM' },
  ARS: { fractionDigits: 2, symbol: 'AR$' },
  BRL: { fractionDigits: 2, symbol: 'R$' },
  COP: { fractionDigits: 2, symbol: 'CO$' },
  IDR: { fractionDigits: 2, symbol: 'Rp' },
  INR: { fractionDigits: 2, symbol: '₹' },
  JPY: { fractionDigits: 0, symbol: '¥' },
  ZAR: { fractionDigits: 2, symbol: 'R' },
} as const;

/** ISO 4217 code of a currency a store can sell in. Source: docs/behaviour/money.md §2.1. */
export type CurrencyCode = keyof typeof CURRENCIES;

/** The default currency. Source: docs/behaviour/money.md §2.1. */
export const DEFAULT_CURRENCY = 'USD' satisfies CurrencyCode;

/**
 * Tells whether a value is the code of a currency a store can sell in.
 * @param value anything; codes are upper case
 * @returns true for one of the 27 codes
 * Source: docs/behaviour/money.md §2.1
 */
export function isCurrencyCode(value: unknown): value is CurrencyCode {
  return typeof value === 'string' && Object.hasOwn(CURRENCIES, value);
}
