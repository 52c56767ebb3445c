import { isJsonObject, parseJson, type JsonObject } from '../../../../core/json/index.ts';
import type { StoreTransaction } from '../../platform/database/tables.ts';
import { MAX_FIELDS_LENGTH } from '../../platform/shared/limits.ts';
import { refusal, type Refusal } from '../../platform/shared/refusal.ts';
import { MESSAGES } from '../../platform/shared/strings.ts';
import type { ProductDetails } from '../catalogue/index.ts';
import { checkValues, findForm } from '../forms/index.ts';

/**
 * Checks the additional fields of a line, or of a subscription, by the rules of the product's form.
 * @param transaction an open transaction
 * @param itemId the product
 * @param additionalFields the answers, as a JSON text
 * @throws Refusal 400 for answers that are missing, unknown to the form or too long, with a sentence per field
 * Source: docs/behaviour/adding-to-cart.md §6.5; docs/behaviour/reference-store.md §2.5
 */
export async function checkAnswers(
  transaction: StoreTransaction,
  itemId: string,
  additionalFields: string,
): Promise<void> {
  const product = await transaction
    .selectFrom('products')
    .select('details')
    .where('id', '=', itemId)
    .executeTakeFirst();
  const { formId } = JSON.parse(product?.details ?? '{}') as Partial<ProductDetails>;
  const isTooLong = additionalFields.length > MAX_FIELDS_LENGTH;
  if (typeof formId !== 'string') {
    if (isTooLong) throw tooLong('additionalFields');
    return;
  }
  const sent = parseJson(additionalFields);
  const answers = isJsonObject(sent) ? sent : {};
  checkValues(await findForm(transaction, formId), answers);
  if (isTooLong) throw tooLong(longestOf(answers));
}

function tooLong(field: string): Refusal {
  return refusal(400, 'tooLong', { errors: { [field]: MESSAGES.tooLong } });
}

/** The longest answer. */
function longestOf(answers: JsonObject): string {
  const lengths = Object.entries(answers).map(([id, value]) => [id, JSON.stringify(value).length] as const);
  return lengths.reduce((longest, one) => (one[1] > longest[1] ? one : longest), ['', 0])[0];
}
