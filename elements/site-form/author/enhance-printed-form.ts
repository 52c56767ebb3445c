import { adoptLightStyles } from '../../host/index.ts';
import { whileConnected } from '../../parts/while-connected.ts';
import { storefront } from '../../../core/storefront/index.ts';
import { createFormModel } from '../create-form-model.ts';
import { DraftKeeper } from '../draft-keeper.ts';
import { formStyles } from '../styles.ts';
import { enhanceForm } from './enhance-form.ts';

/**
 * Brings a form to life that the page's templates have printed: `form[data-form-id]`.
 * @param form the form
 * @param stop fires when it is to be as it was printed; so it is, too, when it has left the page
 * @param onEnd called then
 * Source: docs/behaviour/printed-markup.md §8
 */
export function enhancePrintedForm(form: HTMLFormElement, stop: AbortSignal, onEnd: () => void): void {
  const signal = whileConnected(form, stop);
  const formId = form.dataset['formId'] ?? '';
  adoptLightStyles(form, [formStyles]);
  // The platform's own script, which may not be there, would be called by name.
  const { onsubmit } = form;
  form.onsubmit = null;
  signal.addEventListener('abort', () => {
    form.onsubmit = onsubmit;
    onEnd();
  });
  const model = createFormModel(form);
  model.setLook({
    formType: formId,
    schema: null,
    submitText: '',
    successUrl: '',
    isNewsletter: false,
    allowsScripts: false,
  });
  enhanceForm({ form, formId, hears: form, model, signal });
  new DraftKeeper(storefront().report).keep({ element: form, model, authors: form, formId, signal });
}
