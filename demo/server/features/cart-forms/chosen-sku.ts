import type { Database } from '../../platform/database/tables.ts';
import { fieldOf, type FormValues } from '../../platform/http/read-form.ts';
import { refusal } from '../../platform/shared/refusal.ts';
import { unchosen } from '../cart/index.ts';
import { findProduct } from '../catalogue/index.ts';

/** The start of the names of option controls. */
const OPTION_PREFIX = 'option.';

/**
 * Finds the variant that was chosen in a form.
 * @param db the store's database
 * @param itemId the product
 * @param form the posted form
 * @returns the sku, or null for a product without options
 * @throws Refusal 404 for an unknown product, 422 when an option is missing or no variant matches
 * Source: docs/behaviour/reference-store.md §2.4
 */
export async function chosenSku(db: Database, itemId: string, form: FormValues): Promise<string | null> {
  const product = await findProduct(db, 'id', itemId);
  if (product === undefined) throw refusal(404, 'unknownItem');
  const { variantOptionOrdering: options, variants } = product.structuredContent;
  if (options.length === 0) return null;
  const chosen = (option: string): string => fieldOf(form, `${OPTION_PREFIX}${option}`);
  const missing = options.filter((option) => chosen(option) === '');
  if (missing.length > 0) throw unchosen(product, missing);
  const variant = variants.find(({ attributes }) =>
    options.every((option) => attributes[option] === chosen(option)),
  );
  if (variant === undefined) throw refusal(422, 'unavailableVariant');
  return variant.sku;
}
