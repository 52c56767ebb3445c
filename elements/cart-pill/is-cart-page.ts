import { PAGE_TYPES } from '../../core/enumerations/index.ts';
import type { Settings } from '../../core/page/index.ts';
import { pageUrl } from '../host/index.ts';

const CART_PAGE_TYPES: readonly (number | null)[] = [PAGE_TYPES['show-cart'], PAGE_TYPES['cart-v2']];

/**
 * Whether the visitor is on the cart page: by the page's type, or because the pill links to this page.
 * @param href target of the pill's link
 * @param settings the page's type
 * @returns true on the cart page
 * Source: docs/behaviour/cart-pill.md §1.3
 */
export function isCartPage(href: string, { pageType }: Pick<Settings, 'pageType'>): boolean {
  if (CART_PAGE_TYPES.includes(pageType)) return true;
  const cart = pageUrl(href);
  return cart !== null && placeOf(cart) === placeOf(location);
}

function placeOf({ origin, pathname }: URL | Location): string {
  return `${origin}${pathname.replace(/\/+$/, '')}`;
}
