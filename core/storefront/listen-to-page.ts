import type { ObservableCart } from '../cart/index.ts';

/**
 * Reads the cart again when the page returns: from the back/forward cache, or online again.
 * @param page the window, or another target of `pageshow` and `online`
 * @param cart the cart to read
 * @returns a function that stops listening
 * Source: docs/behaviour/cart.md §3.4
 */
export function listenToPage(page: EventTarget, cart: ObservableCart): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const onShow = (event: Event) => {
    if ((event as PageTransitionEvent).persisted) void cart.load();
  };
  const onOnline = () => {
    if (cart.$status.get().state === 'stale') void cart.refresh();
  };
  page.addEventListener('pageshow', onShow, { signal });
  page.addEventListener('online', onOnline, { signal });
  return () => {
    controller.abort();
  };
}
