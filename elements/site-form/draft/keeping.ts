import type { DraftedControl, FormDraft } from '../../../core/forms/index.ts';
import type { FillingContent, FormContent } from '../content.ts';
import type { FormModel } from '../model.ts';
import { authorsControls } from './authors-controls.ts';
import { drawnControls } from './drawn-controls.ts';
import { openDraft } from './open-draft.ts';

/** A form whose draft is kept. */
export interface DraftedForm {
  /** The tag, or the form that was printed. */
  readonly element: HTMLElement;
  readonly model: FormModel;
  /** The author's own form; null for one that is drawn. */
  readonly authors: HTMLFormElement | null;
  /** The form's id, as its markup says it. */
  readonly formId: string;
  /** Fires when nothing is kept any more. */
  readonly signal: AbortSignal;
}

/** How long the visitor has to pause before something is written. */
const PAUSE_MS = 300;

/** The draft of one form: which it is, what it is filled into, and when it is written. Source: docs/behaviour/forms.md §12 */
export class Keeping {
  readonly #form: DraftedForm;
  #opened: { readonly id: string; readonly draft: FormDraft } | null = null;
  /** What is drawn, and belongs to the open draft. */
  #drawn: FillingContent | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * Creates the keeping of a form; the draft of one that is drawn is opened once it is known.
   * @param form the form
   */
  constructor(form: DraftedForm) {
    this.#form = form;
    if (form.authors) this.#open(form.formId);
  }

  /** Writes after a pause. */
  readonly begin = (): void => {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.write, PAUSE_MS);
  };

  /** Writes at once if there is something to write. */
  readonly flush = (): void => {
    if (this.#timer !== undefined) this.write();
  };

  /** Writes at once. */
  readonly write = (): void => {
    this.#cancel();
    if (this.#form.model.$content.get().state === 'sent') return;
    const controls = this.#read();
    if (controls) this.#opened?.draft.save(controls);
    else this.#opened?.draft.forget();
  };

  /** Fills in the controls that have come meanwhile. */
  readonly restore = (): void => {
    this.#opened?.draft.restore(this.#read() ?? []);
    if (this.#form.authors) this.#form.model.refresh();
    // What was typed before this code came has yet to be kept.
    this.begin();
  };

  /** Deletes it. */
  readonly forget = (): void => {
    this.#cancel();
    this.#opened?.draft.forget();
  };

  /** Follows what the form holds. */
  readonly follow = (content: FormContent): void => {
    if (content.state === 'sent') this.forget();
    if (content.state !== 'filling') return;
    if (!this.#form.authors) this.#followDrawn(content);
    this.begin();
  };

  /** The browser sends it. */
  readonly markSent = (): void => {
    this.flush();
    this.#opened?.draft.markSent();
  };

  /**
   * The author's form has another id now: what stands in it is that form's draft from here on.
   * @param formId the new id
   */
  rename(formId: string): void {
    if (!this.#form.authors || formId === this.#opened?.id) return;
    this.forget();
    this.#open(formId);
  }

  #followDrawn(content: FillingContent): void {
    const isOther = content.form.id !== this.#opened?.id;
    const isChanged = content.form !== this.#drawn?.form;
    // What was typed into the form that stood here until now is that form's.
    if (isOther) this.flush();
    this.#drawn = content;
    if (isOther) this.#open(content.form.id);
    else if (isChanged) this.restore();
  }

  #open(id: string): void {
    this.#opened = { id, draft: openDraft(this.#form.element, id) };
    this.restore();
  }

  #cancel(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** Lists what may be kept; null where the author of the form, or of the page's form around the tag, wants nothing kept. */
  #read(): readonly DraftedControl[] | null {
    const { element, model, authors } = this.#form;
    const form = authors ?? element.closest('form');
    if (form?.getAttribute('autocomplete')?.trim().toLowerCase() === 'off') return null;
    if (authors) return authorsControls(authors);
    return this.#drawn ? drawnControls(this.#drawn, model.actions.fill) : [];
  }
}
