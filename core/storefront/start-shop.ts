import type { CartRoom } from '../cart/index.ts';
import type { PageSettings } from '../page/index.ts';
import type { Session } from '../session/index.ts';
import { listenToPart } from './listen-to-part.ts';

/**
 * Starts a page's shop: visitor cookies, and the cart if there can be one. When a setting arrives later, whatever
 * depends on it is started again, so the order does not matter.
 * @param parts settings, session and cart
 * @returns how to stop
 * Source: docs/behaviour/cart.md §3
 */
export function startShop(parts: {
  readonly settings: PageSettings;
  readonly session: Session;
  readonly cart: CartRoom;
}): () => void {
  const { settings, session, cart } = parts;
  const { $settings, $program } = settings;
  const load = () => void cart.load();
  // Cookies that identify a visitor need the visitor's consent.
  const touchCookies = () => {
    if ($settings.get().consent === 'granted') session.touchVisitorCookies();
  };
  touchCookies();
  const stops = [
    listenToPart($settings, ({ consent }) => consent, touchCookies),
    listenToPart($settings, ({ apiRoot }) => apiRoot, load),
    listenToPart($settings, ({ cookies }) => cookies.cart, load),
    listenToPart($settings, ({ gateway }) => gateway, load),
    listenToPart($program, ({ gateway }) => gateway, load),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
