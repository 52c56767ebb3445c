import { FAILURE_KINDS, StorefrontError } from '../../core/errors/index.ts';
import {
  addButtonLabel,
  type Product,
  type Purchase,
  type PurchaseFailure,
  type Selection,
} from '../../core/product/index.ts';
import { hasForm, type Preparation } from '../../core/purchase/index.ts';
import { productForms } from './load-product-form.ts';
import type { AnswersOutcome } from '../product-form/index.ts';
import type { Seller } from '../product/index.ts';

/** The form of a purchase. */
export interface FormOfPurchase {
  readonly prepare: Preparation;
  /** Shows a failure in the open form; false if none is open. */
  readonly takes: (failure: PurchaseFailure) => boolean;
  /** Called when the store has accepted the addition. */
  readonly succeed: () => void;
}

/**
 * Asks a visitor to fill in the form of a product before it is put into the cart. The form stays open until the store
 * has accepted the addition.
 * @param seller the element that sells
 * @param submit submits the purchase with the answers
 * @param life closes the form
 * Source: docs/behaviour/adding-to-cart.md §6
 */
export function createFormOfPurchase(
  seller: Seller,
  submit: Purchase['submit'],
  life: AbortSignal,
): FormOfPurchase {
  const { element, storefront } = seller;
  let isOpen = false;
  let outcome: AnswersOutcome = 'kept';

  async function open(product: Product, selection: Selection): Promise<null> {
    const label = addButtonLabel(product, { state: 'idle' });
    const forms = await productForms.load().catch((error: unknown) => {
      storefront.report(error, 'product-form/load');
      throw new StorefrontError(FAILURE_KINDS.offline);
    });
    isOpen = true;
    const closed = forms.openProductForm({
      opener: element.shadowRoot?.querySelector<HTMLElement>('[part~="button"]') ?? element,
      owner: element,
      label: product.title || label,
      key: `product:${product.id}`,
      formId: product.additionalFieldsFormId ?? `form-of-${product.id}`,
      schema: product.additionalFieldsForm,
      submitText: label,
      answers: null,
      life,
      async send(answers) {
        outcome = 'kept';
        await submit(selection, answers);
        return outcome;
      },
    });
    void closed.finally(() => {
      isOpen = false;
    });
    // The form submits the purchase again, with the answers.
    return null;
  }

  return {
    prepare: ({ product, request }, selection) =>
      hasForm(product) ? open(product, selection) : request.additionalFields,
    takes(failure) {
      if (isOpen) outcome = failure;
      return isOpen;
    },
    succeed() {
      outcome = 'saved';
      // What fails later, such as the way to the checkout, is shown at the button.
      isOpen = false;
    },
  };
}
