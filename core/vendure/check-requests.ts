import type { CartCall } from '../cart/index.ts';
import { FAILURE_KINDS } from '../errors/index.ts';
import { refuse } from '../gateway-kit/index.ts';
import { isJsonObject, parseJson } from '../json/index.ts';
import { isQuantity } from '../offer/index.ts';
import { warnDeveloper } from '../shared/index.ts';
import type { FieldCheck } from './field-check.ts';

/**
 * Refuses a quantity that a cart cannot have: Vendure would remove a line of 0 pieces.
 * @param quantity any number
 */
export function checkQuantity(quantity: number): void {
  if (!isQuantity(quantity)) refuse(FAILURE_KINDS.invalid);
}

/**
 * Refuses additional fields that are no JSON object, or that the store cannot keep.
 * @param text as JSON; '' for none
 * @param check of the store's custom fields
 * @param call about which
 */
export async function checkFields(text: string, check: FieldCheck, { signal }: CartCall): Promise<void> {
  if (text === '') return;
  if (!isJsonObject(parseJson(text))) refuse(FAILURE_KINDS.invalid);
  if (await check.hasFields(signal)) return;
  warnDeveloper(
    'This store of Vendure cannot keep additional fields. Add the public custom field `additionalFields` of the type `text` to `OrderLine`.',
  );
  refuse(FAILURE_KINDS.invalid);
}
