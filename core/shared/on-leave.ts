/**
 * Listens for the moments after which the page may never run again: it is left, or hidden, as by a phone that shows another app and
 * may end this one without an event.
 * @param listener called at each of them
 * @param signal stops listening
 * Source: docs/behaviour/cart-page.md §2.5; docs/behaviour/forms.md §12.2
 */
export function onLeave(listener: () => void, signal: AbortSignal): void {
  const onHide = () => {
    if (document.visibilityState === 'hidden') listener();
  };
  addEventListener('pagehide', listener, { signal });
  document.addEventListener('visibilitychange', onHide, { signal });
}
