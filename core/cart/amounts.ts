import { type JsonFields, readInteger } from '../json/index.ts';
import type { Cents } from './cart.ts';

// The most that can be printed: 15 integer places, in a currency without fractions.
const MAX_CENTS = 999_999_999_999_999;

/**
 * Reads an amount.
 * @param fields the cart or the line
 * @param name the field
 * @param minCents the least that counts; 0 by default
 * @returns the amount in minor units, 0 where there is none; null, which is shown as blank, where it is no amount
 * Source: docs/behaviour/cart.md §1.3
 */
export function readCents(fields: JsonFields, name: string, minCents = 0): Cents {
  const cents = fields.read(name, (value) => readInteger(value, minCents, MAX_CENTS));
  return cents === null && !fields.has(name) ? 0 : cents;
}

/** The least amount that may be written as less than nothing. */
export const LEAST_CENTS = -MAX_CENTS;
