/** The tag of all pages that shared caches may keep: nearly every page shows prices, products or the menu. */
export const PAGES_TAG = 'store-pages';
