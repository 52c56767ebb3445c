import type { DraftedControl, FormDraft } from '../../../core/forms/index.ts';
import type { FormContent } from '../content.ts';
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

/**
 * Keeps what a visitor types into a form until it is sent, and fills it in again. Nobody is told: nothing is announced, the
 * focus stays, no event is fired, as when a browser fills in a form after a reload.
 * @param form the form
 * @returns deletes what was kept
 * Source: docs/behaviour/forms.md §12
 */
export function keepDraft(form: DraftedForm): () => void {
  const { element, model, authors, formId, signal } = form;
  let opened: { readonly id: string; readonly draft: FormDraft } | null = null;
  const writing = createWriting(() => {
    const controls = readControls(form);
    if (controls) opened?.draft.save(controls);
    else opened?.draft.forget();
  });

  function open(id: string): void {
    if (opened?.id === id) return;
    writing.flush();
    opened = { id, draft: openDraft(element, id) };
    opened.draft.restore(readControls(form) ?? []);
    if (authors) model.refresh();
    // What was typed before this code came has yet to be kept.
    writing.begin();
  }

  function forget(): void {
    writing.cancel();
    opened?.draft.forget();
  }

  function follow(content: FormContent): void {
    if (content.state === 'filling' && !authors) open(content.form.id);
    if (content.state === 'filling') writing.begin();
    if (content.state === 'sent') forget();
  }

  if (authors) open(formId);
  const stop = model.$content.subscribe(follow);
  for (const type of ['input', 'change']) authors?.addEventListener(type, writing.begin, { signal });
  hearForm(form, 'reset', forget);
  // Nobody has prevented it: the browser sends it.
  hearForm(form, 'submit', () => {
    writing.flush();
    opened?.draft.markSent();
  });
  addEventListener('pagehide', writing.flush, { signal });
  signal.addEventListener('abort', () => {
    stop();
    writing.flush();
  });
  return forget;
}

/** Writes after a pause, or at once if there is something to write. */
function createWriting(write: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const flush = () => {
    if (timer === undefined) return;
    cancel();
    write();
  };
  const begin = () => {
    clearTimeout(timer);
    timer = setTimeout(flush, PAUSE_MS);
  };
  return { begin, flush, cancel };
}

/** Lists what may be kept; null where the author of the form, or of the page's form around the tag, wants nothing kept. */
function readControls({ element, model, authors }: DraftedForm): readonly DraftedControl[] | null {
  const form = authors ?? element.closest('form');
  if (form?.getAttribute('autocomplete')?.trim().toLowerCase() === 'off') return null;
  if (authors) return authorsControls(authors);
  const content = model.$content.get();
  return content.state === 'filling' ? drawnControls(content, model.actions.fill) : [];
}

/** Hears what nobody has prevented: the author's form, ours, or the page's form around the tag. */
function hearForm({ element, authors, signal }: DraftedForm, type: string, listener: () => void): void {
  const root = element.getRootNode();
  // Where events come last.
  const hears = root instanceof Document ? globalThis : root;
  hears.addEventListener(
    type,
    (event) => {
      const { target } = event;
      if (event.defaultPrevented || !(target instanceof HTMLFormElement)) return;
      if (authors ? target === authors : target.contains(element) || element.contains(target)) listener();
    },
    { signal },
  );
}
