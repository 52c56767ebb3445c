import type { StoreMiddleware } from './store-env.ts';
import { API_PREFIX, PAGE_URLS } from './urls.ts';

/**
 * Keeps answers private: the API and the checkout are never cached, other pages only by the visitor's own browser, which
 * can then return to them without waiting.
 */
export const keepPrivate: StoreMiddleware = async (context, next) => {
  await next();
  const { path } = context.req;
  const isNeverStored = path.startsWith(API_PREFIX) || path.startsWith(PAGE_URLS.checkout);
  context.header('Cache-Control', isNeverStored ? 'no-store' : 'private, no-cache');
};
