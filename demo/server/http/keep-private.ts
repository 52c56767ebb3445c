import type { StoreMiddleware } from './store-env.ts';
import { API_PREFIX, PAGE_URLS } from './urls.ts';

/**
 * Keeps answers to their one visitor: calls and the checkout are kept by nobody, the other pages only by the
 * visitor's own browser, which may then come back to them without waiting.
 */
export const keepPrivate: StoreMiddleware = async (context, next) => {
  await next();
  const { path } = context.req;
  const isKeptByNobody = path.startsWith(API_PREFIX) || path.startsWith(PAGE_URLS.checkout);
  context.header('Cache-Control', isKeptByNobody ? 'no-store' : 'private, no-cache');
};
