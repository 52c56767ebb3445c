import { membersOf } from '../../../core/shared/index.ts';
import { type DraftedControl, type FormDraft, createFormDraft } from '../../../core/form-draft/index.ts';
import type { FillingContent, FormContent } from '../content.ts';
import type { FormModel } from '../model.ts';
import { authorsControls } from './authors-controls.ts';
import { drawnControls } from './drawn-controls.ts';
import { tabStorage } from '../../../core/session/index.ts';

const FORMS = 'site-form, form[data-form-id]';

/** A form whose draft is kept. */
export interface DraftedForm {
  /** The tag, or the printed form. */
  readonly element: HTMLElement;
  readonly model: FormModel;
  /** The author's own form; null for a drawn one. */
  readonly authors: HTMLFormElement | null;
  /** The form's id in the markup. */
  readonly formId: string;
  /** Aborts when the draft is no longer kept. */
  readonly signal: AbortSignal;
}

/** The pause in typing before the draft is written. */
const PAUSE_MS = 300;

/**
 * The draft of one form: its key, the controls that it restores, and when it is written.
 * Source: docs/behaviour/forms.md §12
 */
export class Keeping {
  readonly #form: DraftedForm;
  #opened: { readonly id: string; readonly draft: FormDraft } | null = null;
  /** The content that the open draft belongs to. */
  #drawn: FillingContent | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * Creates the keeping of a form; the draft of a drawn one opens once its form is known.
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

  /** Writes now if there is something to write. */
  readonly flush = (): void => {
    if (this.#timer !== undefined) this.write();
  };

  /** Writes now. */
  readonly write = (): void => {
    this.#cancel();
    if (this.#form.model.$content.get().state === 'sent') return;
    const controls = this.#read();
    if (controls) this.#opened?.draft.save(controls);
    else this.#opened?.draft.forget();
  };

  /** Restores the controls that were added meanwhile. */
  readonly restore = (): void => {
    this.#opened?.draft.restore(this.#read() ?? []);
    if (this.#form.authors) this.#form.model.refresh();
    // Text that was typed before this code loaded is not kept yet.
    this.begin();
  };

  /** Deletes the draft. */
  readonly forget = (): void => {
    this.#cancel();
    this.#opened?.draft.forget();
  };

  /** Follows the form's content. */
  readonly follow = (content: FormContent): void => {
    if (content.state === 'sent') this.forget();
    if (content.state !== 'filling') return;
    if (!this.#form.authors) this.#followDrawn(content);
    this.begin();
  };

  /** The browser submits the form. */
  readonly markSent = (): void => {
    this.flush();
    this.#opened?.draft.markSent();
  };

  /**
   * The author's form has a new id: its content is that form's draft from now on.
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
    // Text that was typed into the previous form belongs to that form.
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

  /**
   * Lists what may be kept; null where the author's form, or the page's form around the tag, has
   * `autocomplete="off"`.
   */
  #read(): readonly DraftedControl[] | null {
    const { element, model, authors } = this.#form;
    const form = authors ?? membersOf(element).closest('form');
    const autocomplete = form && membersOf(form).getAttribute('autocomplete');
    if (autocomplete?.trim().toLowerCase() === 'off') return null;
    if (authors) return authorsControls(authors);
    return this.#drawn ? drawnControls(this.#drawn, model.actions.fill) : [];
  }
}

/**
 * Its key is the page's path, the form's id, and its index among forms of the same id.
 * Source: docs/behaviour/forms.md §12.1
 */
function openDraft(element: HTMLElement, formId: string): FormDraft {
  const root = membersOf(element).getRootNode() as unknown as ParentNode;
  const alike = [...root.querySelectorAll(FORMS)].filter((one) => idOf(one) === idOf(element));
  const place = Math.max(alike.indexOf(element), 0);
  return createFormDraft({
    storage: tabStorage(),
    key: `store-form-draft:${location.pathname}:${formId}:${place}`,
    isRevisit,
  });
}

function idOf(element: Element): string {
  const { getAttribute } = membersOf(element);
  return getAttribute('form-id') ?? getAttribute('data-form-id') ?? '';
}

function isRevisit(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation !== undefined && navigation.type !== 'navigate';
}
