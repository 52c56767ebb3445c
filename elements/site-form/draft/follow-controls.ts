import { holds, membersOf } from '../../../core/shared/index.ts';
import { listenToControls } from '../../forms/index.ts';

/** What observing the author's form needs. */
export interface FollowedControls {
  /** The visitor types. */
  readonly type: () => void;
  /** The visitor leaves a control. */
  readonly leave: () => void;
  /** Controls or their options were added or removed. */
  readonly change: () => void;
}

const CONTROLS = 'input, select, textarea, option';

/**
 * Observes the controls of the author's form, anywhere in the page.
 * @param form the author's form
 * @param followed callbacks
 * @param signal stops observing
 * Source: docs/behaviour/forms.md §12.2, §12.4
 */
export function followControls(
  form: HTMLFormElement,
  { type, leave, change }: FollowedControls,
  signal: AbortSignal,
): void {
  listenToControls(form, ['input'], type, signal);
  // The next click may remove the control, for example in a form with steps.
  listenToControls(form, ['change'], leave, signal);
  const { contains, getAttribute, getRootNode } = membersOf(form);
  const observer = new MutationObserver((records) => {
    // A script may set the form's id later.
    const id = getAttribute('id');
    const elsewhere = id ? `[form="${CSS.escape(id)}"]` : null;
    // Our own counters and errors change the form, too.
    if (records.some((record) => isOfControls(record, contains(record.target) ? CONTROLS : elsewhere)))
      change();
  });
  observer.observe(getRootNode(), { childList: true, subtree: true });
  signal.addEventListener('abort', () => {
    observer.disconnect();
  });
}

function isOfControls({ addedNodes, removedNodes }: MutationRecord, selector: string | null): boolean {
  if (selector === null) return false;
  return [...addedNodes, ...removedNodes].some((node) => holds(node, selector));
}
