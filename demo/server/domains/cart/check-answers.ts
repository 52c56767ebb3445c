import { isJsonObject, parseJson } from '../../../../core/json/index.ts';
import type { StoreTransaction } from '../../database/tables.ts';
import type { ProductDetails } from '../catalogue/index.ts';
import { checkValues, findForm } from '../forms/index.ts';

/**
 * Checks the additional fields of a line, or of a subscription, by the rules of the product's form.
 * @param transaction an open transaction
 * @param itemId the product
 * @param additionalFields the answers, as a JSON text
 * @throws Refusal 400 for answers that are missing or not of the form, with a sentence per field
 * Source: docs/behaviour/adding-to-cart.md §6.5
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
  if (typeof formId !== 'string') return;
  const answers = parseJson(additionalFields);
  checkValues(await findForm(transaction, formId), isJsonObject(answers) ? answers : {});
}
