import type { Answers, WireValues } from '../../core/forms/index.ts';
import { StoreEvent } from '../../core/shared/index.ts';

/** Details of a form's events. */
export interface FormDetail {
  readonly formId: string;
  /** The answers, by field id. */
  readonly answers: Answers;
}

/** Details of a form that is about to be sent. */
export interface FormSubmitDetail extends FormDetail {
  /** The answers as the store accepts them, by field id. */
  readonly values: WireValues;
}

/** Before a form is sent; `preventDefault()` leaves it to the page. Source: docs/behaviour/elements.md §5.1, §5.5. */
export class StoreFormSubmitEvent extends StoreEvent<FormSubmitDetail> {
  declare readonly formId: string;
  declare readonly answers: Answers;
  declare readonly values: WireValues;
  #response: Promise<unknown> | null = null;

  constructor(detail: FormSubmitDetail) {
    super('store-form-submit', detail, true);
  }

  /** The page's own submission in place of ours; null if the page does not respond. */
  get response(): Promise<unknown> | null {
    return this.#response;
  }

  /**
   * Sends the form elsewhere: no other listener receives the event, and the form waits.
   * @param promise resolves when it is sent, to false if it is not; rejects with `{ title, message, note, fields }` for
   *   the visitor if it is refused
   * @throws DOMException InvalidStateError if it is too late, or if another listener responded first
   */
  respondWith(promise: PromiseLike<unknown>): void {
    if (this.#response || this.eventPhase === Event.NONE) {
      throw new DOMException(
        'respondWith() is called once, while the event is dispatched.',
        'InvalidStateError',
      );
    }
    this.#response = Promise.resolve(promise);
    this.preventDefault();
    this.stopImmediatePropagation();
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'store-form-submit': StoreFormSubmitEvent;
  }
}
