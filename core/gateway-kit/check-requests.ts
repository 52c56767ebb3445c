import { FAILURE_KINDS } from '../errors/index.ts';
import { isJsonObject, parseJson } from '../json/index.ts';
import { isQuantity } from '../offer/index.ts';
import { refuse } from './refuse.ts';

/**
 * Refuses a quantity that no line can have. Backends remove a line of 0 pieces, or sell 2 pieces of 1.5.
 * @param quantity any number
 * @throws StorefrontError "invalid"
 */
export function checkQuantity(quantity: number): void {
  if (!isQuantity(quantity)) refuse(FAILURE_KINDS.invalid);
}

/**
 * Refuses additional fields that are no JSON object.
 * @param additionalFields a text; '' for none
 * @throws StorefrontError "invalid"
 */
export function checkFields(additionalFields: string): void {
  if (additionalFields !== '' && !isJsonObject(parseJson(additionalFields))) refuse(FAILURE_KINDS.invalid);
}
