import { gatherValues } from '../../core/forms/index.ts';
import { membersOf } from '../../core/shared/index.ts';
import type { FormContent } from './content.ts';
import type { FormModel } from './model.ts';

/** The tag, as the page's own form sees it. */
interface Participant {
  /** The tag, whose name its value is sent under. */
  readonly element: { readonly name: string };
  /** Undefined in test environments that have none. */
  readonly internals: Partial<ElementInternals> | undefined;
  readonly model: FormModel;
}

/**
 * Lets the tag take part in the page's own form around it: its value, its validation and its last moment before submission.
 * Source: docs/behaviour/forms.md §11
 */
export class PageForm {
  readonly #element: Participant['element'];
  readonly #internals: Participant['internals'];
  readonly #model: FormModel;
  /** The value that it has in the page's form; null for none. */
  #value: string | null = null;
  /** Aborts when the tag leaves the form of the page. */
  #life: AbortController | null = null;

  /**
   * Takes part in no form until `join`.
   * @param participant the tag and its model
   */
  constructor({ element, internals, model }: Participant) {
    this.#element = element;
    this.#internals = internals;
    this.#model = model;
  }

  /** Takes part in the form that is around the tag now, if any. */
  readonly join = (): void => {
    const form = this.#internals?.form ?? null;
    this.#life?.abort();
    this.#life = form && new AbortController();
    const options = { capture: true, ...(this.#life && { signal: this.#life.signal }) };
    const members = form && membersOf(form);
    members?.addEventListener('formdata', this.#onFormData, options);
    // A click on the button, or Enter, which clicks it: before the browser validates.
    members?.addEventListener('click', this.#model.actions.sync, options);
    this.#model.setPart(form !== null);
  };

  /** Sets the value that the page's own form submits under the tag's name. */
  readonly setValue = (content: FormContent): void => {
    const isPart = content.state === 'filling' && content.isPart;
    const values = isPart ? gatherValues(content.form, (name) => content.values.get(name) ?? []) : null;
    this.#value = values && JSON.stringify(values);
    // jsdom has no such method.
    this.#internals?.setFormValue?.(this.#value);
  };

  /** Shows the errors when the browser refuses to send the page's own form. */
  readonly onInvalid = (): void => {
    if (this.#internals?.form) this.#model.review();
  };

  /** A script may have set controls without events: the browser has collected the tag's earlier value. */
  readonly #onFormData = ({ formData }: FormDataEvent): void => {
    const before = this.#value;
    const { name } = this.#element;
    this.#model.actions.sync();
    if (name === '' || this.#value === before || this.#value === null) return;
    const values = formData.getAll(name).map((value) => (value === before ? this.#value : value));
    formData.delete(name);
    for (const value of values) formData.append(name, value ?? '');
  };
}
