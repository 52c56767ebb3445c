import { membersOf } from '../../../core/shared/index.ts';
import { adoptLightStyles } from '../../host/index.ts';
import { createInertVoice, whileConnected } from '../../ui/index.ts';
import { storefront } from '../../../core/storefront/index.ts';
import { createFormModel, followFormsBackend } from '../create-form-model.ts';
import { DraftKeeper } from '../draft-keeper.ts';
import { messageOf } from '../message-of.ts';
import { formStyles } from '../styles.ts';
import { enhanceForm } from './enhance-form.ts';

/**
 * Enhances a printed form: `form[data-form-id]`.
 * @param form the form
 * @param stop aborts to restore the printed state; removal from the page restores it, too
 * @param onEnd called after that
 * Source: docs/behaviour/printed-markup.md §8
 */
export function enhancePrintedForm(form: HTMLFormElement, stop: AbortSignal, onEnd: () => void): void {
  const members = membersOf(form);
  const signal = whileConnected(form, stop);
  const formId = members.dataset['formId'] ?? '';
  adoptLightStyles(form, [formStyles]);
  // The printed handler calls the platform's own script, which may be missing.
  const { onsubmit } = members;
  members.onsubmit = null;
  signal.addEventListener('abort', () => {
    members.onsubmit = onsubmit;
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
  followFormsBackend(model, signal);
  signal.addEventListener('abort', model.$content.listen(createInertVoice(form, messageOf)));
  enhanceForm({ form, formId, listenOn: form, model, signal });
  new DraftKeeper(storefront().report).keep({ element: form, model, authors: form, formId, signal });
}
