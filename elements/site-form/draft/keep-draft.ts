import { membersOf, onLeave } from '../../../core/shared/index.ts';
import { followControls } from './follow-controls.ts';
import { Keeping, type DraftedForm } from './keeping.ts';

/**
 * Keeps what a visitor types into a form until it is sent, and restores it. Like a browser's own restoration it
 * announces nothing, keeps the focus and fires no events.
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
  // Only unprevented submissions.
  listenToForm(form, 'submit', markSent);
  onLeave(flush, signal);
  signal.addEventListener('abort', () => {
    stop();
    flush();
  });
  return keeping;
}

/** Listens to unprevented events of the author's form, ours, or the page's form around the tag. */
function listenToForm({ element, authors, signal }: DraftedForm, type: string, listener: () => void): void {
  const root = membersOf(element).getRootNode();
  // The last target on the way up.
  const last = root instanceof Document ? globalThis : root;
  last.addEventListener(
    type,
    (event) => {
      const { target } = event;
      if (event.defaultPrevented || !(target instanceof HTMLFormElement)) return;
      if (
        authors
          ? target === authors
          : membersOf(target).contains(element) || membersOf(element).contains(target)
      )
        listener();
    },
    { signal },
  );
}
