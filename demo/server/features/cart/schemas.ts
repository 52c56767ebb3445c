import * as v from 'valibot';

import { isJsonObject, parseJson } from '../../../../core/json/index.ts';
import { QUANTITY_LIMITS } from '../../../../core/offer/index.ts';
import { MESSAGES } from '../../platform/shared/strings.ts';

const MAX_NAME_LENGTH = 200;

// PostgreSQL's text cannot hold the character NUL.
const identifier = v.pipe(
  v.string(MESSAGES.required),
  v.nonEmpty(MESSAGES.required),
  v.maxLength(MAX_NAME_LENGTH, MESSAGES.tooLong),
  v.excludes('\0', MESSAGES.badText),
);
const quantity = v.pipe(
  v.number(MESSAGES.notNumber),
  v.integer(MESSAGES.notWhole),
  v.minValue(QUANTITY_LIMITS.min, MESSAGES.tooFew),
  v.maxValue(QUANTITY_LIMITS.max, MESSAGES.tooMuch),
);
// The length of answers is checked where the product's form is known.
const additionalFields = v.pipe(v.string(MESSAGES.badFields), v.check(isEmptyOrObject, MESSAGES.badFields));

/** Body of an addition to the cart. Source: docs/behaviour/reference-store.md §2.1; docs/behaviour/cart.md §4 */
export const ADDITION = v.strictObject({
  itemId: identifier,
  sku: v.nullable(identifier),
  quantity,
  additionalFields,
});

/** Body of a quantity change. Source: docs/behaviour/reference-store.md §2.1; docs/behaviour/cart.md §4 */
export const QUANTITY = v.strictObject({ quantity });

/** Body of a change of additional fields. Source: docs/behaviour/reference-store.md §2.1; docs/behaviour/cart.md §4 */
export const NEW_FIELDS = v.strictObject({
  itemId: identifier,
  sku: v.nullable(identifier),
  additionalFields,
});

const MAX_CODE_LENGTH = 100;

/** The longest note for an order, in UTF-16 code units. Source: docs/behaviour/reference-store.md §22.4 */
export const MAX_NOTE_LENGTH = 1_000;

/** Body of an application of a code. Source: docs/behaviour/reference-store.md §23.2 */
export const CODE = v.strictObject({
  code: v.pipe(
    v.string(MESSAGES.required),
    v.trim(),
    v.nonEmpty(MESSAGES.required),
    v.maxLength(MAX_CODE_LENGTH, MESSAGES.unknownCode),
    v.excludes('\0', MESSAGES.unknownCode),
  ),
});

/** Body of a change of the note. Source: docs/behaviour/reference-store.md §23.5 */
export const NOTE = v.strictObject({
  note: v.pipe(
    v.string(MESSAGES.required),
    v.trim(),
    v.maxLength(MAX_NOTE_LENGTH, MESSAGES.tooLong),
    v.excludes('\0', MESSAGES.badText),
  ),
});

function isEmptyOrObject(text: string): boolean {
  return text === '' || isJsonObject(parseJson(text));
}
