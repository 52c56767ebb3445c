import { PAGE_TYPES, type PageTypeName } from '../../../../core/enumerations/index.ts';
import type { PageName, StandalonePageName } from './pages.ts';

/** The type of each page of the site. The settings of a page may state another. Source: docs/behaviour/names-and-codes.md §2 */
const TYPES: Readonly<Record<PageName | StandalonePageName, PageTypeName>> = {
  answers: 'page',
  'bare-message': 'error',
  cart: 'show-cart',
  checkout: 'checkout',
  'checkout-update': 'checkout',
  'classic-gallery': 'main-content',
  'classic-product': 'content-item',
  confirmed: 'order-confirmed',
  contact: 'page',
  event: 'content-item',
  events: 'main-content',
  folder: 'page',
  form: 'page',
  'form-sent': 'page',
  galleries: 'main-content',
  gallery: 'main-content',
  home: 'page',
  instalments: 'page',
  journal: 'main-content',
  lesson: 'content-item',
  lessons: 'main-content',
  lock: 'lock-screen',
  'forgotten-password': 'page',
  'member-orders': 'page',
  members: 'page',
  'members-denied': 'member-area-access-denied',
  message: 'error',
  'new-password': 'page',
  download: 'page',
  'owner-login': 'page',
  playground: 'page',
  policy: 'page',
  post: 'content-item',
  product: 'content-item',
  restock: 'page',
  reviews: 'page',
  search: 'search',
  shop: 'main-content',
  slide: 'content-item',
  'write-review': 'page',
};

/**
 * Finds the type of a page.
 * @param template the name of its template
 * @returns its code; that of an ordinary page for the owner's pages
 * Source: docs/behaviour/reference-store.md §6.12
 */
export function pageTypeOf(template: string): number {
  const types: Readonly<Record<string, PageTypeName | undefined>> = TYPES;
  return PAGE_TYPES[types[template] ?? 'page'];
}
