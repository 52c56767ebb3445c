/**
 * Listens for the moments at which a failed load may succeed: the network is back, or the visitor shows or leaves the page.
 * A listener that is passed again, after the next failure, is called once.
 * @param listener receives the event; `online` is the network's
 * @param signal stops listening; never by default
 * Source: docs/behaviour/elements.md §3.4; docs/behaviour/printed-markup.md §1.5
 */
export function onReturn(listener: (event: Event) => void, signal?: AbortSignal | null): void {
  const options = { signal: signal ?? undefined };
  addEventListener('online', listener, options);
  document.addEventListener('visibilitychange', listener, options);
}
