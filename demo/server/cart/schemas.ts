import * as v from 'valibot';

import { MAX_QUANTITY, MIN_QUANTITY } from '../limits/limits.ts';
import { MESSAGES } from '../strings.ts';

const MAX_NAME_LENGTH = 200;
const EMAIL_LENGTHS = { min: 3, max: 256 } as const;
const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

// PostgreSQL's text cannot hold the character NUL.
const identifier = v.pipe(
  v.string(MESSAGES.required),
  v.nonEmpty(MESSAGES.required),
  v.maxLength(MAX_NAME_LENGTH),
  v.excludes('\0'),
);
const quantity = v.pipe(
  v.number(MESSAGES.notNumber),
  v.integer(MESSAGES.notWhole),
  v.minValue(MIN_QUANTITY, MESSAGES.outOfRange),
  v.maxValue(MAX_QUANTITY, MESSAGES.outOfRange),
);
const additionalFields = v.pipe(v.string(MESSAGES.badFields), v.check(isEmptyOrObject, MESSAGES.badFields));

/** Body of adding to the cart. Source: storefront specification §7 */
export const ADDITION = v.strictObject({
  itemId: identifier,
  sku: v.nullable(identifier),
  quantity,
  additionalFields,
});

/** Body of setting a quantity. Source: design §7 */
export const QUANTITY = v.strictObject({ quantity });

/** Body of replacing additional fields. Source: storefront specification §7 */
export const NEW_FIELDS = v.strictObject({
  itemId: identifier,
  sku: v.nullable(identifier),
  additionalFields,
});

/** What the checkout asks the visitor for. */
export const CUSTOMER = v.strictObject({
  email: v.pipe(
    v.string(MESSAGES.required),
    v.trim(),
    v.nonEmpty(MESSAGES.required),
    v.minLength(EMAIL_LENGTHS.min, MESSAGES.badEmail),
    v.maxLength(EMAIL_LENGTHS.max, MESSAGES.badEmail),
    v.regex(EMAIL_PATTERN, MESSAGES.badEmail),
  ),
  name: v.pipe(
    v.string(MESSAGES.required),
    v.trim(),
    v.nonEmpty(MESSAGES.required),
    v.maxLength(MAX_NAME_LENGTH),
  ),
});

/** An idempotency key. Source: design §8 */
export const KEY = v.pipe(v.string(), v.uuid(MESSAGES.badKey));

function isEmptyOrObject(text: string): boolean {
  if (text === '') return true;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
