/** The store has taken what a form of ours has sent. */
const SENT = ['store-form-submitted', 'store-restock-signed-up', 'store-member-change'];
/** Stands on a button of the author's that only closes. */
const CLOSER = '[data-store-close]';

/** What a visitor may do with what stands in an overlay. */
export interface Answers {
  /** They have done what it asks for. */
  readonly submit: () => void;
  /** They have done it, and it is of no more use; or it was a button that only closes. */
  readonly close: () => void;
}

/**
 * Hears what a visitor answers to an overlay: a form in it that was sent, or where it has none, a press of a link or a
 * button.
 * @param overlay the overlay, with what its author has written
 * @param answers what to do then
 * @param signal until when
 * Source: docs/behaviour/interface.md §3.7
 */
export function listenToAnswers(overlay: HTMLElement, { submit, close }: Answers, signal: AbortSignal): void {
  for (const type of SENT) overlay.addEventListener(type, submit, { signal });
  overlay.addEventListener(
    'submit',
    (event) => {
      // A form without a tag of ours leads to another page.
      if (!event.defaultPrevented) submit();
    },
    { signal },
  );
  overlay.addEventListener(
    'click',
    (event) => {
      const pressed = event.target instanceof Element ? event.target.closest('a[href], button') : null;
      if (!pressed || !overlay.contains(pressed)) return;
      const isCloser = pressed.matches(CLOSER);
      if (!isCloser && overlay.querySelector('form')) return;
      if (!isCloser) submit();
      close();
    },
    { signal },
  );
}
