import { isUnreachable } from '../../platform/database/is-unreachable.ts';
import { findLogin } from './index.ts';
import type { StoreContext, StoreMiddleware } from '../../platform/http/store-env.ts';
import { isOwnerPath } from '../../platform/http/urls.ts';
import { readOwnerToken } from './cookie.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';

/**
 * Sets the logged-in owner of a request, so that their visits are not counted. It grants no access; the owner's pages and calls
 * check the login themselves. A browser without a login costs no query.
 * @param parts what the routes are built from
 * Source: docs/behaviour/reference-store.md §12.3
 */
export function knowOwner({ db }: StoreParts): StoreMiddleware {
  return async (context, next) => {
    const token = readOwnerToken(context);
    if (token !== '' && !isOwnerPath(context.req.path)) {
      // A route may still keep posted entries while the database is down.
      const owner = await findLogin(db, token).catch((error: unknown) => {
        if (!isUnreachable(error)) throw error;
      });
      if (owner !== undefined) context.set('owner', owner);
    }
    await next();
  };
}

/**
 * Checks whether an analytics call is from the owner's browser; a page from before the login cannot know that.
 * @param context the request
 * Source: docs/behaviour/reference-store.md §12.3
 */
export function isOwner(context: StoreContext): boolean {
  return context.get('owner') !== undefined;
}
