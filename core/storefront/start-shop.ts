import type { CartRoom } from '../cart/index.ts';
import type { PageSettings } from '../page/index.ts';
import type { Session } from '../session/index.ts';
import { listenToPart } from './listen-to-part.ts';

/**
 * Starts a page's shop: visitor cookies, and the cart where there can be one; and again what depends on a setting
 * that comes later, so that the order in which a page says things does not matter.
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
  // Without the visitor's consent nothing is kept that outlives the page.
  const touchCookies = () => {
    if ($settings.get().consent === 'granted') session.touchVisitorCookies();
  };
  touchCookies();
  load();
  const stops = [
    listenToPart($settings, ({ consent }) => consent, touchCookies),
    listenToPart($settings, ({ apiRoot }) => apiRoot, load),
    listenToPart($settings, ({ cookies }) => cookies.cart, load),
    listenToPart($program, ({ gateway }) => gateway, load),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
