import { plainText, readNumberText } from '../../../core/money/index.ts';

/** The arguments of a message. Source: docs/behaviour/locale-data.md §7.5. */
export interface MessageArguments {
  /** {0}, {1}, …; undefined is a missing value. */
  readonly positional: readonly unknown[];
  /** {name}. */
  readonly named?: ReadonlyMap<string, unknown> | undefined;
}

/** A number or a name between the braces. */
export type ArgumentKey = number | string;

/** Represents an argument that was not passed; undefined is one that was passed without a value. */
export const NOT_GIVEN = Symbol();

/**
 * Finds an argument.
 * @param args the message's arguments
 * @param key its number or its name
 * @returns its value, or `NOT_GIVEN`
 */
export function argumentOf({ positional, named }: MessageArguments, key: ArgumentKey | undefined): unknown {
  if (typeof key === 'number') return key < positional.length ? positional[key] : NOT_GIVEN;
  return key !== undefined && named?.has(key) === true ? named.get(key) : NOT_GIVEN;
}

/**
 * Reads an argument as text.
 * @param value anything
 * @returns strings, numbers and booleans as they are; of an object its amount; "" for everything else
 * Source: docs/behaviour/locale-data.md §7.4
 */
export function argumentText(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return value;
    case 'number':
    case 'boolean':
      return String(value);
    case 'object':
      return value === null || Array.isArray(value) ? '' : amountText(value);
    default:
      return '';
  }
}

function amountText(value: object): string {
  for (const key of ['decimalValue', 'value'])
    if (Object.hasOwn(value, key)) {
      const amount: unknown = Reflect.get(value, key);
      return typeof amount === 'object' ? '' : argumentText(amount);
    }
  return '';
}

/**
 * Reads an argument as a number.
 * @param value anything
 * @returns a decimal text without exponent ("1.0" keeps its zero); "0" for anything that is not a number, "NaN" for `NOT_GIVEN`
 * Source: docs/behaviour/locale-data.md §7.4
 */
export function argumentNumber(value: unknown): string {
  if (value === NOT_GIVEN) return 'NaN';
  if (typeof value === 'boolean') return value ? '1' : '0';
  // The common case: a count.
  if (Number.isSafeInteger(value)) return String(value);
  const number = readNumberText(argumentText(value));
  if (number === 'nan') return 'NaN';
  if (number === 'infinity') return 'Infinity';
  return number === undefined ? '0' : plainText(number);
}
