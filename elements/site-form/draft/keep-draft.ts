import { followControls } from './follow-controls.ts';
import { Keeping, type DraftedForm } from './keeping.ts';

/**
 * Keeps what a visitor types into a form until it is sent, and fills it in again. Nobody is told: nothing is announced, the
 * focus stays, no event is fired, as when a browser fills in a form after a reload.
 * @param form the form
 * Source: docs/behaviour/forms.md §12
 */
export function keepDraft(form: DraftedForm): Pick<Keeping, 'forget' | 'rename'> {
  const { model, authors, signal } = form;
  const keeping = new Keeping(form);
  const { begin, write, flush, restore, forget, markSent, follow } = keeping;
  if (authors) followControls(authors, { type: begin, leave: write, change: restore }, signal);
  const stop = model.$content.subscribe(follow);
  listenToForm(form, 'reset', forget);
  // Nobody has prevented it.
  listenToForm(form, 'submit', markSent);
  addEventListener('pagehide', flush, { signal });
  signal.addEventListener('abort', () => {
    stop();
    flush();
  });
  return keeping;
}

/** Hears what nobody has prevented: the author's form, ours, or the page's form around the tag. */
function listenToForm({ element, authors, signal }: DraftedForm, type: string, listener: () => void): void {
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
