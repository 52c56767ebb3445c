import { cartFailureMessage } from '../../core/cart-client/index.ts';
import { FAILURE_KINDS, isStorefrontError } from '../../core/errors/index.ts';
import { isJsonObject } from '../../core/json/index.ts';
import { areCookiesEnabled } from '../../core/session/index.ts';
import { DIALOG_WORDS } from '../../core/words/index.ts';
import { setState, type StoreFormSubmitEvent } from '../host/index.ts';
import type { OpenDialog } from '../dialogs/index.ts';
import { dialogs } from '../ui/index.ts';
import { loadSchema } from './load-schema.ts';
import { showProblem } from './show-problem.ts';

/** Why answers were not taken. */
export interface AnswersRefused {
  readonly title: string;
  readonly message: string;
  /** What stands below the fields at fault. */
  readonly note?: string;
  /** Sentences by the ids of the form's fields. */
  readonly fields?: Readonly<Record<string, string>> | undefined;
}

/** What became of answers: `kept` for a page that has stopped them, or shows itself why they were refused. */
export type AnswersOutcome = 'saved' | 'kept' | AnswersRefused;

/** Which form is opened, and what becomes of its answers. */
export interface ProductFormOptions {
  readonly opener: HTMLElement;
  readonly owner: HTMLElement;
  /** What the dialog is called: the product's title. */
  readonly label: string;
  /** Under which the answers are kept while they are not sent. */
  readonly key: string;
  readonly formId: string;
  /** The schema, unchecked; null asks the store for it. */
  readonly schema: unknown;
  readonly submitText: string;
  /** The answers that are changed, as a JSON text; null for new ones. */
  readonly answers: string | null;
  /** Sends the answers, as a JSON text. */
  readonly send: (answers: string) => Promise<AnswersOutcome>;
  readonly life?: AbortSignal;
}

/** A form that was closed without being sent, and the answers that it was to change. */
interface KeptForm {
  readonly form: HTMLElement;
  readonly answers: string | null;
}

/** By key: what was typed waits for the next time, unless other answers were saved meanwhile. */
const kept = new Map<string, KeptForm>();

/**
 * Opens the form of a product over the page.
 * @param options the form, and what becomes of its answers
 * @throws what kept the code for dialogs from loading
 * Source: docs/behaviour/adding-to-cart.md §6
 */
export async function openProductForm(options: ProductFormOptions): Promise<void> {
  const { openDialog } = await dialogs.load();
  const { opener, owner, label, life } = options;
  const opened = openDialog({
    ...{ name: 'form', opener, owner, label },
    ...(life && { life }),
    fill: (place, dialog) => {
      void fill(place, dialog, options);
      return null;
    },
  });
  if (!opened) return;
  setState(owner, 'editing', true);
  await opened.closed;
  setState(owner, 'editing', false);
}

async function fill(place: HTMLElement, dialog: OpenDialog, options: ProductFormOptions): Promise<void> {
  place.ariaBusy = 'true';
  try {
    const form = keptForm(options) ?? createForm(options, await schemaOf(options));
    listenToForm(form, dialog, options);
    place.replaceChildren(form);
  } catch (error) {
    showProblem(place, { title: DIALOG_WORDS.unableToOpenForm, message: sentenceOf(error) }, () => {
      void fill(place, dialog, options);
    });
  }
  place.ariaBusy = null;
}

function keptForm({ key, answers }: ProductFormOptions): HTMLElement | undefined {
  const found = kept.get(key);
  return found?.answers === answers ? found.form : undefined;
}

async function schemaOf({ schema, formId }: ProductFormOptions): Promise<object> {
  const json = isJsonObject(schema) ? schema : await loadSchema(formId);
  // Printed schemas need not name themselves.
  return { id: formId, ...(isJsonObject(json) && json), captcha: false };
}

function sentenceOf(error: unknown): string {
  const isAbsent = isStorefrontError(error) && error.kind === FAILURE_KINDS.notFound;
  return isAbsent ? DIALOG_WORDS.formUnavailable : cartFailureMessage(error, areCookiesEnabled);
}

function createForm({ key, submitText, answers }: ProductFormOptions, schema: object): HTMLElement {
  const form = document.createElement('site-form');
  // Drafts are kept by it: two products may be sold with one form.
  form.setAttribute('form-id', key);
  form.setAttribute('submit-text', submitText);
  form.setAttribute('busy-text', DIALOG_WORDS.saving);
  if (answers !== null) form.setAttribute('draft', 'off');
  Object.assign(form, { schema, ...(answers !== null && { values: answers }) });
  kept.set(key, { form, answers });
  return form;
}

function listenToForm(form: HTMLElement, dialog: OpenDialog, { owner, send, key }: ProductFormOptions): void {
  const life = new AbortController();
  void dialog.closed.then(() => {
    life.abort();
  });
  const deliver = async (event: StoreFormSubmitEvent): Promise<boolean> => {
    setState(owner, 'saving', true);
    const outcome = await send(JSON.stringify(event.values)).finally(() => {
      setState(owner, 'saving', false);
    });
    // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- what the contract of respondWith() names
    if (typeof outcome === 'object') await Promise.reject(outcome);
    if (outcome === 'kept') {
      dialog.close();
      return false;
    }
    kept.delete(key);
    // After its time limit the form no longer receives the answer.
    setTimeout(dialog.close);
    return true;
  };
  form.addEventListener(
    'store-form-submit',
    (event) => {
      event.respondWith(deliver(event));
    },
    { signal: life.signal },
  );
  // Nobody outside has sent a form. Once it is shown as sent its draft is gone, too.
  form.addEventListener(
    'store-form-submitted',
    (event) => {
      event.stopPropagation();
      queueMicrotask(dialog.close);
    },
    { signal: life.signal },
  );
}
