import { backendOf } from '../../core/backends/index.ts';
import { cartFailureMessage } from '../../core/cart-client/index.ts';
import { FAILURE_KINDS, isStorefrontError } from '../../core/errors/index.ts';
import { isJsonObject } from '../../core/json/index.ts';
import { areCookiesEnabled } from '../../core/session/index.ts';
import { storefront } from '../../core/storefront/index.ts';
import { DIALOG_WORDS } from '../../core/words/index.ts';
import { setState, type StoreFormSubmitEvent } from '../host/index.ts';
import type { OpenDialog } from '../dialogs/index.ts';
import { dialogs } from '../ui/index.ts';
import { showProblem } from './show-problem.ts';
import { formsGateway } from '../forms/index.ts';

/** Why the answers were refused. */
export interface AnswersRefused {
  readonly title: string;
  readonly message: string;
  /** The note below the fields at fault. */
  readonly note?: string;
  /** Messages by field id. */
  readonly fields?: Readonly<Record<string, string>> | undefined;
}

/** The outcome of sending answers: `kept` if the page prevented it, or shows the refusal itself. */
export type AnswersOutcome = 'saved' | 'kept' | AnswersRefused;

/** The options of a product's form. */
export interface ProductFormOptions {
  readonly opener: HTMLElement;
  readonly owner: HTMLElement;
  /** The name of the dialog: the product's title. */
  readonly label: string;
  /** The key under which unsent answers are kept. */
  readonly key: string;
  readonly formId: string;
  /** The schema, unchecked; null asks the store for it. */
  readonly schema: unknown;
  readonly submitText: string;
  /** The answers to change, as a JSON text; null for new ones. */
  readonly answers: string | null;
  /** Sends the answers, as a JSON text. */
  readonly send: (answers: string) => Promise<AnswersOutcome>;
  readonly life?: AbortSignal;
}

/** A form that was closed without being sent, and the answers that it edits. */
interface KeptForm {
  readonly form: HTMLElement;
  readonly answers: string | null;
}

interface KnownSchema {
  readonly backend: unknown;
  readonly loading: Promise<unknown>;
}

/** Form id → its schema, and the backend that sent it. */
const schemas = new Map<string, KnownSchema>();

/** Forms by key: input is restored when the form opens again, unless other answers were saved meanwhile. */
const kept = new Map<string, KeptForm>();

/**
 * Opens the form of a product in a dialog.
 * @param options the form, and how to send its answers
 * @throws the error if the code for dialogs fails to load
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
  // The id of its draft: several products may share one form.
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
  // The form is internal, so its event does not reach the page. Its draft is deleted before this event.
  form.addEventListener(
    'store-form-submitted',
    (event) => {
      event.stopPropagation();
      queueMicrotask(dialog.close);
    },
    { signal: life.signal },
  );
}

/** Reads the schema of a form, once per page and form; retries after a failure. Source: docs/behaviour/forms.md §6.1 */
function loadSchema(formId: string): Promise<unknown> {
  const backend = backendOf(storefront().settings, 'forms');
  const known = schemas.get(formId);
  if (known && known.backend === backend) return known.loading;
  const loading = formsGateway().loadSchema(formId);
  const asked = { backend, loading };
  schemas.set(formId, asked);
  loading.catch(() => {
    if (schemas.get(formId) === asked) schemas.delete(formId);
  });
  return loading;
}
