import type { ReadableAtom } from 'nanostores';
import type { ApiClient } from '../api/index.ts';
import { forgetVisitor, hasRefused, mayRemember } from '../visitor/index.ts';
import type { ObservableCart } from '../cart/index.ts';
import type { PageSettings } from '../page/index.ts';
import type { Session } from '../session/index.ts';
import { warmUp } from './warm-up.ts';

/**
 * Starts a page's shop: visitor cookies, and the cart if there can be one. When a setting is set later, everything that
 * depends on it starts again, so the order does not matter.
 * @param parts settings, session and cart
 * @returns a function that stops it
 * Source: docs/behaviour/cart.md §3
 */
export function startShop(parts: {
  readonly settings: PageSettings;
  readonly session: Session;
  readonly cart: ObservableCart;
  readonly api: ApiClient;
  /** Whether the cart is that of the store itself. */
  readonly isOfStore: () => boolean;
}): () => void {
  const { settings, session, cart } = parts;
  const { $settings, $program } = settings;
  const load = () => void cart.load();
  // The census cookie is read each time: a page from the back/forward cache may have missed a refusal.
  const heedConsent = () => {
    const now = $settings.get();
    if (mayRemember(now)) session.touchVisitorCookies();
    // Only a refusal: a later setting may still name another census cookie, so analytics clears without one only once the page is idle.
    else if (hasRefused(now)) forgetVisitor(now);
  };
  let isStopped = false;
  const warm = () => {
    warmUp({ ...parts, isOfStore: () => !isStopped && parts.isOfStore() });
  };
  heedConsent();
  warm();
  const stops = [
    listenToPart($settings, ({ consent }) => consent, heedConsent),
    listenToPart($settings, ({ cookiePolicy }) => cookiePolicy, heedConsent),
    listenToPart($settings, ({ cookies }) => cookies.census, heedConsent),
    listenToPart(
      $settings,
      ({ apiRoot }) => apiRoot,
      () => {
        load();
        warm();
      },
    ),
    listenToPart($settings, ({ cookies }) => cookies.cart, load),
    listenToPart($settings, ({ gateway }) => gateway, load),
    listenToPart($program, ({ gateway }) => gateway, load),
  ];
  return () => {
    isStopped = true;
    for (const stop of stops) stop();
  };
}

/** Listens to one part of a store, compared by identity. */
function listenToPart<Value>(
  store: ReadableAtom<Value>,
  select: (value: Value) => unknown,
  onChange: () => void,
): () => void {
  let last = select(store.get());
  return store.listen((value) => {
    const part = select(value);
    if (part === last) return;
    last = part;
    onChange();
  });
}
