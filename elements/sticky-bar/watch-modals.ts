/** What happens when a dialog opens or closes; none of it is sent for all dialogs in all browsers. */
const OPENING = ['focusin', 'focusout', 'toggle', 'close'];
/** What the visitor does next, after a dialog has closed without moving the focus. */
const AFTERWARDS = ['pointerdown', 'pointermove', 'keydown', 'scroll'];

/**
 * Calls back when a modal dialog may have opened or closed. No event says so for a dialog in another shadow root.
 * @param check asks again; returns whether one is open
 * @param signal ends it
 * Source: docs/behaviour/adding-to-cart.md §8.2
 */
export function watchModals(check: () => boolean, signal: AbortSignal): void {
  let isOpen = false;
  let isAsking = false;
  const ask = () => {
    if (isAsking) return;
    isAsking = true;
    // Once the dialog is there, and the focus in it.
    requestAnimationFrame(() => {
      isAsking = false;
      if (!signal.aborted) isOpen = check();
    });
  };
  const options = { capture: true, passive: true, signal };
  for (const type of OPENING) document.addEventListener(type, ask, options);
  const askAgain = () => {
    if (isOpen) ask();
  };
  for (const type of AFTERWARDS) document.addEventListener(type, askAgain, options);
}
