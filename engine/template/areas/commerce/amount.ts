import { DEFAULT_CURRENCY, plainText, readNumberText } from '../../../../core/money/index.ts';
import { toText } from '../../values/convert.ts';
import { fieldOf } from '../../values/path.ts';

/** An amount of money for calculations. */
export interface Amount {
  /** A plain decimal in major units. */
  readonly value: string;
  /** As in the data; mostly ISO 4217. */
  readonly currency: string;
}

/** The price if nothing is known. Source: docs/behaviour/template-markup.md §1.5 */
export const NOTHING: Amount = { value: '0', currency: DEFAULT_CURRENCY };

/**
 * Reads a money object.
 * @param holder the object with the money object, or anything
 * @param field the money object's name
 * @returns its amount; 0 for an absent or unreadable value, USD for an absent currency
 * Source: docs/behaviour/template-markup.md §1.1
 */
export function readAmount(holder: unknown, field: string): Amount {
  const money = fieldOf(holder, field);
  const value = toPlainDecimal(toText(fieldOf(money, 'value')));
  const currency = fieldOf(money, 'currency');
  return { value, currency: currency === undefined ? NOTHING.currency : toText(currency) };
}

/** The form of most amounts: nothing to normalise. */
const COMMON = /^-?(?:0|[1-9]\d{0,11})(?:\.\d{1,3})?$/;

function toPlainDecimal(text: string): string {
  if (COMMON.test(text)) return text;
  const decimal = readNumberText(text);
  // Infinity and NaN count as unreadable, like anything that is not a number.
  return typeof decimal === 'object' ? plainText(decimal) : NOTHING.value;
}
