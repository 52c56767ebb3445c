/** The symbols of the classic style. */
const SYMBOLS = {
  EUR: '€',
  USD: '$',
  AUD: 'A$',
  NOK: 'kr',
  CAD: 'C$',
  NZD: 'NZ$',
  DKK: 'kr',
  GBP: '£',
  HKD: 'HK$',
  CHF: 'CHF',
  MXN: 'MX$',
  SGD: 'S$',
  SEK: 'kr',
  CZK: 'Kč',
  ILS: '₪',
  PHP: '₱',
  RUB: '₽',
  PLN: 'zł',
  THB: '฿',
  MYR: 'RM',
  ARS: 'AR$',
  BRL: 'R$',
  COP: 'CO$',
  IDR: 'Rp',
  INR: '₹',
  JPY: '¥',
  ZAR: 'R',
} as const;

/** ISO 4217 code of a currency a store can sell in. Source: docs/behaviour/money.md §2.1. */
export type CurrencyCode = keyof typeof SYMBOLS;

/**
 * The 27 currencies a store can sell in: fraction digits and the symbol of the classic style.
 * The digits are our own on purpose: `Intl` prints COP and IDR without cents.
 * Source: docs/behaviour/money.md §2.
 */
export const CURRENCIES = /* @__PURE__ */ Object.fromEntries(
  Object.entries(SYMBOLS).map(([code, symbol]) => [code, { fractionDigits: code === 'JPY' ? 0 : 2, symbol }]),
) as Readonly<Record<CurrencyCode, { readonly fractionDigits: 0 | 2; readonly symbol: string }>>;

/** The default currency. Source: docs/behaviour/money.md §2.1. */
export const DEFAULT_CURRENCY = 'USD' satisfies CurrencyCode;

/**
 * Returns whether a value is the code of a currency a store can sell in.
 * @param value anything; codes are upper case
 * @returns true for one of the 27 codes
 * Source: docs/behaviour/money.md §2.1
 */
export function isCurrencyCode(value: unknown): value is CurrencyCode {
  return typeof value === 'string' && Object.hasOwn(CURRENCIES, value);
}
