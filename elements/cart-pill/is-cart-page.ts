import { PAGE_TYPES } from '../../core/enumerations/index.ts';
import type { Settings } from '../../core/page/index.ts';
import { pageUrl } from '../host/index.ts';
import { isSamePage } from '../ui/index.ts';

const CART_PAGE_TYPES: readonly (number | null)[] = [PAGE_TYPES['show-cart'], PAGE_TYPES['cart-v2']];

type Check = (href: string, settings: Pick<Settings, 'pageType'>) => boolean;

/**
 * Creates the check whether the visitor is on the cart page: by the page's type, or because the pill links to this page. A page that
 * changes its URL without a reload may leave the type of its first URL behind.
 * @returns the check; all pills of a page share one, which remembers that URL
 * Source: docs/behaviour/cart-pill.md §1.3
 */
export function createCartPageCheck(): Check {
  let first: { readonly pageType: number; readonly url: URL } | null = null;
  let isTypeFollowed = false;

  function isOfThisPage(pageType: number): boolean {
    first ??= { pageType, url: new URL(location.href) };
    isTypeFollowed ||= pageType !== first.pageType;
    return isTypeFollowed || isSamePage(first.url);
  }

  return (href, { pageType }) => {
    const isTypeValid = pageType !== null && isOfThisPage(pageType);
    if (isTypeValid && CART_PAGE_TYPES.includes(pageType)) return true;
    const cart = pageUrl(href);
    return cart !== null && isSamePage(cart);
  };
}
