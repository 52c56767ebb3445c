import { membersOf } from '../../core/shared/index.ts';

/** Events after the store has accepted a form of ours. */
const SENT = ['store-form-submitted', 'store-restock-signed-up', 'store-member-change'];
/** Marks a button of the author's that only closes. */
const CLOSER = '[data-store-close]';

/** The visitor's actions on the content of an overlay. */
export interface Answers {
  /** The visitor has done what the overlay asks for. */
  readonly submit: () => void;
  /** The overlay has served its purpose, or a button that only closes was clicked. */
  readonly close: () => void;
}

/**
 * Handles submitted forms in an overlay, or where it has none, clicks on links and buttons.
 * @param overlay the overlay, with the author's content
 * @param answers callbacks
 * @param signal stops listening
 * Source: docs/behaviour/interface.md §3.7
 */
export function listenToAnswers(overlay: HTMLElement, { submit, close }: Answers, signal: AbortSignal): void {
  for (const type of SENT) overlay.addEventListener(type, submit, { signal });
  overlay.addEventListener(
    'submit',
    (event) => {
      // A form without a tag of ours navigates to another page.
      if (!event.defaultPrevented) submit();
    },
    { signal },
  );
  overlay.addEventListener(
    'click',
    (event) => {
      const clicked =
        event.target instanceof Element ? membersOf(event.target).closest('a[href], button') : null;
      if (!clicked || !overlay.contains(clicked)) return;
      const isCloser = clicked.matches(CLOSER);
      if (!isCloser && overlay.querySelector('form')) return;
      if (!isCloser) submit();
      close();
    },
    { signal },
  );
}
