import type { CartEntry, CartResult } from '../../core/cart/index.ts';
import { isStorefrontError } from '../../core/errors/index.ts';
import { CART_WORDS, DIALOG_WORDS, FAILURE_WORDS } from '../../core/words/index.ts';
import { finalEvent } from '../host/index.ts';
import { emitCartFailure, productForms } from '../purchase/index.ts';
import type { AnswersOutcome } from '../product-form/index.ts';
import type { CartChanges } from './cart-changes.ts';
import type { CartPage } from './cart-page.ts';
import type { LineNotes } from './line-notes.ts';

/**
 * Creates the function that opens the form of a line again and replaces its answers.
 * @param page the shell of the cart page
 * @param changes shows a failure to open the form
 * @param notes the notes of the lines
 * @returns opens the form of a line
 * Source: docs/behaviour/adding-to-cart.md §6.5
 */
export function createLineForms(
  page: CartPage,
  changes: CartChanges,
  notes: LineNotes,
): (entry: CartEntry) => Promise<void> {
  const send = createSending(page);
  // Until its code has loaded nothing shows that a form is opening.
  const opened = new Set<string>();

  async function open(entry: CartEntry, formId: string): Promise<void> {
    const { id, title, additionalFields } = entry;
    notes.setProblem(id, null);
    const forms = await productForms.load().catch(() => null);
    if (!forms) {
      const problem = { title: DIALOG_WORDS.unableToOpenForm, message: FAILURE_WORDS.checkConnection };
      changes.report(id, null, 'offline', problem);
      return;
    }
    await forms.openProductForm({
      ...page.getFormPlace(id),
      label: title,
      key: `line:${id}`,
      formId,
      schema: null,
      submitText: DIALOG_WORDS.saveForm,
      answers: additionalFields || '{}',
      send: (answers) => send(entry, answers),
    });
  }

  return async (entry) => {
    const { id, additionalFieldsFormId: formId } = entry;
    if (formId === null || opened.has(id)) return;
    opened.add(id);
    await open(entry, formId).finally(() => opened.delete(id));
  };
}

/** Replaces the answers of a line. */
function createSending(
  page: CartPage,
): (entry: CartEntry, additionalFields: string) => Promise<AnswersOutcome> {
  async function send(entry: CartEntry, additionalFields: string): Promise<AnswersOutcome> {
    const { id, itemId, chosenVariant } = entry;
    const request = { itemId, sku: chosenVariant?.sku ?? null, additionalFields };
    try {
      const result = await page.storefront.cart.updateAdditionalFields(id, request);
      const [refusal] = result.userErrors;
      return refusal ? refuse(refusal) : emitChange(result);
    } catch (error) {
      return refuse(error);
    }
  }

  function emitChange({ cart, warnings }: CartResult): AnswersOutcome {
    page.dispatch(finalEvent('store-cart-change', { cart, newlyAdded: null, warnings }));
    return 'saved';
  }

  function refuse(error: unknown): AnswersOutcome {
    const { ask, storefront } = page;
    const title = DIALOG_WORDS.unableToUpdateForm;
    const problem = emitCartFailure(error, { ask, report: storefront.report, title });
    const fields = isStorefrontError(error) ? error.fields : undefined;
    return problem ? { ...problem, note: CART_WORDS.updateInformation, fields } : 'kept';
  }

  return send;
}
