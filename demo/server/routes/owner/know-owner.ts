import { isUnreachable } from '../../database/is-unreachable.ts';
import { findLogin } from '../../domains/owner/index.ts';
import type { StoreContext, StoreMiddleware } from '../../http/store-env.ts';
import { isOwnerPath } from '../../http/urls.ts';
import { readOwnerToken } from '../../sessions/owner-cookie.ts';
import type { StoreParts } from '../store-parts.ts';

/**
 * Finds out whether the owner is in their own shop: pages tell their tags so, and nobody counts it. It lets nobody in; the
 * owner's pages and calls ask for themselves. A browser without a login costs no query.
 * @param parts what the routes are built from
 * Source: docs/behaviour/reference-store.md §12.3
 */
export function knowOwner({ db }: StoreParts): StoreMiddleware {
  return async (context, next) => {
    const token = readOwnerToken(context);
    if (token !== '' && !isOwnerPath(context.req.path)) {
      // A route may keep what was posted to it while nothing can be looked up.
      const owner = await findLogin(db, token).catch((error: unknown) => {
        if (!isUnreachable(error)) throw error;
      });
      if (owner !== undefined) context.set('owner', owner);
    }
    await next();
  };
}

/**
 * Tells whether a request that says what visitors do comes from the owner's browser: a page of before the login does not know it.
 * @param context the request
 * Source: docs/behaviour/reference-store.md §12.3
 */
export function isOwner(context: StoreContext): boolean {
  return context.get('owner') !== undefined;
}
