import { onBackendChange, reportOfBackend } from '../../core/backends/index.ts';
import { membersOf } from '../../core/shared/index.ts';
import { randomId } from '../../core/session/index.ts';
import { storefront } from '../../core/storefront/index.ts';
import { emit, finalEvent, StoreFormSubmitEvent } from '../host/index.ts';
import { FormCaptcha, formsGateway } from '../forms/index.ts';
import { captchaActionOf } from './captcha-action.ts';
import { FormModel } from './model.ts';

/**
 * Creates the model of a form in the page.
 * @param element the tag, or the printed form: it dispatches the events
 */
export function createFormModel(element: HTMLElement): FormModel {
  const model: FormModel = new FormModel({
    gateway: formsGateway(),
    report: reportOfBackend(storefront(), 'forms', storefront().report),
    createId: randomId,
    getQuery: () => new URLSearchParams(location.search),
    getPage: () => ({ pageUrl: location.pathname }),
    ask: (detail) => {
      const event = new StoreFormSubmitEvent(detail);
      return membersOf(element).dispatchEvent(event) || (event.response ?? false);
    },
    onSubmitted: (detail) => {
      emit(element, finalEvent('store-form-submitted', detail));
    },
    captcha: new FormCaptcha(storefront(), () => {
      const content = model.$content.get();
      return captchaActionOf(element, content.state === 'filling' && content.isNewsletter);
    }),
    leaveFor: (url) => {
      location.assign(url);
    },
  });
  return model;
}

/**
 * Loads a form's schema again each time that another backend takes over.
 * @param model the form
 * @param signal stops it
 * Source: docs/behaviour/settings.md §1.8
 */
export function followFormsBackend(model: FormModel, signal: AbortSignal): void {
  const restart = () => {
    model.restart();
  };
  onBackendChange(storefront(), 'forms', restart, signal);
}
