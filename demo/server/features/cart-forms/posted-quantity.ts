import { parseQuantity } from '../../../../core/purchase/index.ts';
import { fieldOf, type FormValues } from '../../platform/http/read-form.ts';
import { nameOfSentence, Refusal } from '../../platform/shared/refusal.ts';
import { inOwnLanguage } from '../../platform/shared/speech.ts';

/**
 * Reads the quantity of a posted form.
 * @param form the form
 * @returns a whole number, 1–9999
 * @throws Refusal 400 for any other text
 * Source: docs/behaviour/products.md §7.3
 */
export function postedQuantity(form: FormValues): number {
  // In the site's own language, because redirects refer to the sentence by name.
  const parsed = inOwnLanguage(() => parseQuantity(fieldOf(form, 'quantity')));
  if (parsed.state === 'ok') return parsed.quantity;
  throw new Refusal(400, nameOfSentence(parsed.message), parsed.message);
}
