import { patternOf } from './open-paths.ts';
import type { StoreMiddleware } from './store-env.ts';
import { API_PREFIX, isDownload, isOwnerPath, PAGE_URLS } from './urls.ts';

/**
 * Keeps answers private: the API, the checkout, the members' pages, lessons and the owner's pages are never cached, other pages only by the visitor's own
 * browser, for fast back navigation. The owner's pages, the additional-fields page, the lock screen, downloads and the pages of a forgotten
 * password are not compressed either: they repeat parts of their URL beside the crumb, and the size would leak the crumb to an attacker who guesses.
 */
export const keepPrivate: StoreMiddleware = async (context, next) => {
  await next();
  context.header('Cache-Control', cacheRuleOf(context.req.path));
};

const WRITE_REVIEW = patternOf(PAGE_URLS.writeReview);

/** The rule of most pages. */
const PAGE_RULE = 'private, no-cache';

/**
 * Returns how the answer of a visitor with a session may be cached.
 * @param path without its language
 */
function cacheRuleOf(path: string): string {
  if (isOwnerPath(path) || path === PAGE_URLS.lock || path.startsWith(PAGE_URLS.forgottenPassword))
    return 'no-store, no-transform';
  if (isDownload(path)) return 'private, no-store, no-transform';
  if (path.startsWith(PAGE_URLS.answers)) return 'private, no-cache, no-transform';
  const isNeverStored = [API_PREFIX, PAGE_URLS.checkout, PAGE_URLS.members, PAGE_URLS.lessons].some((start) =>
    path.startsWith(start),
  );
  return isNeverStored ? 'no-store' : PAGE_RULE;
}

/**
 * Checks whether a page is the same for all visitors without a session: the cart is not, nor the form of a review, whose
 * address may name an order.
 * @param path without its language
 */
export function isSharable(path: string): boolean {
  return cacheRuleOf(path) === PAGE_RULE && !path.startsWith(PAGE_URLS.cart) && !WRITE_REVIEW.test(path);
}
