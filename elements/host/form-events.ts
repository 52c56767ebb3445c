import type { Answers } from '../../core/forms/index.ts';
import { StoreEvent } from '../../core/shared/index.ts';

/** What the events of a form say. */
export interface FormDetail {
  readonly formId: string;
  /** What was answered, by the ids of the fields. */
  readonly answers: Answers;
}

/** Before a form is sent; `preventDefault()` leaves it to the page. Source: docs/behaviour/elements.md §5.1. */
export class StoreFormSubmitEvent extends StoreEvent<FormDetail> {
  readonly formId: string;
  readonly answers: Answers;

  constructor(detail: FormDetail) {
    super('store-form-submit', detail, true);
    ({ formId: this.formId, answers: this.answers } = detail);
  }
}

/** After the store has a form. Source: docs/behaviour/elements.md §5.1. */
export class StoreFormSubmittedEvent extends StoreEvent<FormDetail> {
  readonly formId: string;
  readonly answers: Answers;

  constructor(detail: FormDetail) {
    super('store-form-submitted', detail, false);
    ({ formId: this.formId, answers: this.answers } = detail);
  }
}

/** What the events of the form editor say. */
export interface FormSaveDetail {
  readonly formId: string;
  /** The form as its owner has edited it. */
  readonly schema: Readonly<Record<string, unknown>>;
}

/** Before an edited form is saved; `preventDefault()` leaves it to the page. Source: docs/behaviour/elements.md §5.1. */
export class StoreFormSaveEvent extends StoreEvent<FormSaveDetail> {
  readonly formId: string;
  readonly schema: Readonly<Record<string, unknown>>;

  constructor(detail: FormSaveDetail) {
    super('store-form-save', detail, true);
    ({ formId: this.formId, schema: this.schema } = detail);
  }
}

/** After the store has an edited form. Source: docs/behaviour/elements.md §5.1. */
export class StoreFormSavedEvent extends StoreEvent<FormSaveDetail> {
  readonly formId: string;
  readonly schema: Readonly<Record<string, unknown>>;

  constructor(detail: FormSaveDetail) {
    super('store-form-saved', detail, false);
    ({ formId: this.formId, schema: this.schema } = detail);
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'store-form-submit': StoreFormSubmitEvent;
    'store-form-submitted': StoreFormSubmittedEvent;
    'store-form-save': StoreFormSaveEvent;
    'store-form-saved': StoreFormSavedEvent;
  }
}
