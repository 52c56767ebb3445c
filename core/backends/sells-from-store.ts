import type { PageSettings } from '../page/index.ts';
import { ownGateway } from './backend-of.ts';

/**
 * Whether a page sells from the store's own API: not from a store in the page, another backend, or the program's own cart.
 * @param settings the page's settings
 * Source: docs/behaviour/cart.md §9.1; docs/behaviour/analytics.md §1.7
 */
export function sellsFromStore(settings: PageSettings): boolean {
  return ownGateway(settings, 'cart') === undefined && settings.$settings.get().gateway === null;
}
