import type { CartCall } from '../cart/index.ts';
import { FAILURE_KINDS } from '../errors/index.ts';
import { checkFields, refuse } from '../gateway-kit/index.ts';
import { warnDeveloper } from '../shared/index.ts';
import type { FieldCheck } from './field-check.ts';

/**
 * Refuses additional fields that are no JSON object, or that the store cannot keep.
 * @param text as JSON; '' for none
 * @param check of the store's custom fields
 * @param call about which
 */
export async function checkStoredFields(
  text: string,
  check: FieldCheck,
  { signal }: CartCall,
): Promise<void> {
  checkFields(text);
  if (text === '' || (await check.hasFields(signal))) return;
  warnDeveloper(
    'This store of Vendure cannot keep additional fields. Add the public custom field `additionalFields` of the type `text` to `OrderLine`.',
  );
  refuse(FAILURE_KINDS.invalid);
}
