import { listenToControls } from '../author/controls.ts';

/** What the author's form is followed for. */
export interface FollowedControls {
  /** A visitor is typing. */
  readonly type: () => void;
  /** A visitor is done with a control. */
  readonly leave: () => void;
  /** Controls, or choices of theirs, have come or gone. */
  readonly change: () => void;
}

const CONTROLS = 'input, select, textarea, option';

/**
 * Follows the controls of the author's form, wherever in the page they stand.
 * @param form the author's form
 * @param followed what is called
 * @param signal ends it
 * Source: docs/behaviour/forms.md §12.2, §12.4
 */
export function followControls(
  form: HTMLFormElement,
  { type, leave, change }: FollowedControls,
  signal: AbortSignal,
): void {
  listenToControls(form, ['input'], type, signal);
  // The next press may take the control away: another step of the form, for example.
  listenToControls(form, ['change'], leave, signal);
  const observer = new MutationObserver((records) => {
    // A script may have named the form only now.
    const id = form.getAttribute('id');
    const elsewhere = id ? `[form="${CSS.escape(id)}"]` : null;
    // Our own counters and errors are written into the form, too.
    if (records.some((record) => isOfControls(record, form.contains(record.target) ? CONTROLS : elsewhere)))
      change();
  });
  observer.observe(form.getRootNode(), { childList: true, subtree: true });
  signal.addEventListener('abort', () => {
    observer.disconnect();
  });
}

function isOfControls({ addedNodes, removedNodes }: MutationRecord, selector: string | null): boolean {
  if (selector === null) return false;
  return [...addedNodes, ...removedNodes].some(
    (node) => node instanceof Element && (node.matches(selector) || node.querySelector(selector) !== null),
  );
}
