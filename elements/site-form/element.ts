import { parseJson } from '../../core/json/index.ts';
import { randomId } from '../../core/session/index.ts';
import { storefront } from '../../core/storefront/index.ts';
import {
  StoreElement,
  StoreFormSubmitEvent,
  StoreFormSubmittedEvent,
  textAttribute,
  urlAttribute,
  viewOf,
} from '../host/index.ts';
import { formsGateway } from './forms-gateway.ts';
import { FormModel } from './model.ts';
import { formStyles } from './styles.ts';

/**
 * A form of the site, drawn from its schema into the page itself.
 * Source: docs/behaviour/forms.md §1
 * @tag site-form
 * @fires store-form-submit - before the form is sent; cancelable
 * @fires store-form-submitted - after the store has it
 */
export class SiteFormElement extends StoreElement {
  static override readonly drawing = viewOf(() => import('./view.tsx'));
  static override readonly isLight = true;
  static override readonly styles = [formStyles];
  static override readonly properties = {
    formId: textAttribute('form-id'),
    schema: { attribute: 'schema' },
    submitText: textAttribute('submit-text'),
    successUrl: urlAttribute('success-url'),
  };

  /** Which form of the site. */
  declare formId: string;
  /** What the form asks, as an object or a JSON text; the store's schema of this form by default. */
  declare schema: unknown;
  /** What the button reads; the form's own text by default. */
  declare submitText: string;
  /** Where the visitor goes once the form was sent; the form's own address by default. */
  declare successUrl: string;

  readonly #model = this.show(
    SiteFormElement.drawing,
    new FormModel({
      gateway: formsGateway(),
      report: storefront().report,
      createId: randomId,
      getQuery: () => new URLSearchParams(location.search),
      getPage: () => ({ pageUrl: location.pathname }),
      ask: (detail) => this.dispatchEvent(new StoreFormSubmitEvent(detail)),
      tell: (detail) => {
        // Events of a removed element would not bubble to the page.
        (this.isConnected ? this : document).dispatchEvent(new StoreFormSubmittedEvent(detail));
      },
      leaveFor: (url) => {
        location.assign(url);
      },
    }),
  );

  protected override changed(): void {
    this.#model.setLook({
      formType: this.formId,
      schema: typeof this.schema === 'string' ? readSchema(this.schema) : this.schema,
      submitText: this.submitText,
      successUrl: this.successUrl,
    });
  }
}

/** A text that cannot be read is no schema; without one the store is asked. */
function readSchema(text: string): unknown {
  return text.trim() === '' ? null : (parseJson(text) ?? {});
}

declare global {
  interface HTMLElementTagNameMap {
    'site-form': SiteFormElement;
  }
}
