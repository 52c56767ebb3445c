import { readDateOptions, readIntervalOptions } from '../locale/read-date-options.ts';
import { readNumberOptions } from '../locale/number-options.ts';
import { argumentNumber, argumentOf, argumentText, NOT_GIVEN, type ArgumentKey } from './argument.ts';
import type { Write } from './pieces.ts';

/** Prepares a formatter inside a message: given its keys and options, it returns a function that prints. */
type MessageFormatter = (keys: readonly ArgumentKey[], options: readonly string[]) => Write;

const decimal: MessageFormatter = ([key], args) => {
  const options = readNumberOptions(args);
  return (given, { locale }) => {
    const value = argumentOf(given, key);
    return value === NOT_GIVEN ? '' : locale.formatDecimal(argumentNumber(value), options);
  };
};

const money: MessageFormatter = ([key], args) => {
  const options = readNumberOptions(args);
  return (given, { locale }) => {
    const amount = readAmount(argumentOf(given, key));
    // Unlike outside of messages, a bad amount counts as 0 here.
    return amount === undefined
      ? ''
      : locale.formatCurrency(argumentNumber(amount.value), amount.currency, options);
  };
};

/** Formatters inside messages. Source: docs/behaviour/locale-data.md §7. */
export const FORMATTERS: Readonly<Record<string, MessageFormatter>> = {
  decimal,
  number: decimal,
  money,
  currency: money,
  datetime: ([key], args) => {
    const options = readDateOptions(args);
    return (given, { locale, timeZone }) => {
      const epochMs = readMoment(argumentOf(given, key));
      return Number.isFinite(epochMs) ? locale.formatDate(epochMs, timeZone(), options) : '';
    };
  },
  'datetime-interval': ([from, to], args) => {
    const options = readIntervalOptions(args);
    return (given, { locale, timeZone }) => {
      const moments = [argumentOf(given, from), argumentOf(given, to)];
      if (moments.includes(NOT_GIVEN)) return '';
      const [startMs = 0, endMs = 0] = moments.map((value) => finite(readMoment(value)));
      return locale.formatInterval(startMs, endMs, timeZone(), options);
    };
  },
};

/** An amount of money in the data. */
export interface AmountData {
  /** Mostly a decimal text in major units. */
  readonly value: unknown;
  /** Mostly an ISO 4217 code; "" for anything that is not a text. */
  readonly currency: string;
}

/**
 * Reads money.
 * @param value an object with `decimalValue` and `currencyCode`, or with `value` and `currency`
 * @returns its amount and currency; undefined if it is not money
 * Source: docs/behaviour/locale-data.md §3.1
 */
export function readAmount(value: unknown): AmountData | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return amountOf(value, 'decimalValue', 'currencyCode') ?? amountOf(value, 'value', 'currency');
}

function amountOf(holder: object, valueKey: string, currencyKey: string): AmountData | undefined {
  const value = own(holder, valueKey);
  const currency = value === undefined ? undefined : own(holder, currencyKey);
  if (currency === undefined) return undefined;
  return { value, currency: typeof currency === 'object' ? '' : argumentText(currency) };
}

function own(holder: object, key: string): unknown {
  return Object.hasOwn(holder, key) ? (holder as Readonly<Record<string, unknown>>)[key] : undefined;
}

/** Reads a number as the template language does: of a text, the number that it starts with. Source: docs/behaviour/template-language.md §1.3. */
function readMoment(value: unknown): number {
  switch (typeof value) {
    case 'number':
      return value;
    case 'string':
      return value.includes('.') ? Number.parseFloat(value) : Number.parseInt(value, 10);
    case 'symbol':
      return Number.NaN;
    default:
      return value === true ? 1 : 0;
  }
}

function finite(value: number): number {
  return Number.isFinite(value) ? value : 0;
}
