import { isUnreachable } from '../../platform/database/is-unreachable.ts';
import type { Database } from '../../platform/database/tables.ts';
import type { StoreContext, StoreMiddleware } from '../../platform/http/store-env.ts';
import { isOwnerPath } from '../../platform/http/urls.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { OWNER_COOKIE } from './cookie.ts';
import { findLogin } from './logins.ts';

/**
 * Sets the logged-in owner of a request, so that their visits are not counted. It grants no access; the owner's pages and calls
 * check the login themselves. A browser without a login costs no query.
 * @param parts what the routes are built from
 * Source: docs/behaviour/reference-store.md §12.3
 */
export function knowOwner({ db }: StoreParts): StoreMiddleware {
  return async (context, next) => {
    const token = OWNER_COOKIE.read(context);
    if (token !== '' && !isOwnerPath(context.req.path)) {
      // A route may still keep posted entries while the database is down.
      const owner = await findOwner(db, context).catch((error: unknown) => {
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

/**
 * Finds the owner who sends a request.
 * @param db the store's database
 * @param context the request
 * @returns their name; undefined for everybody else
 * Source: docs/behaviour/owner-pages.md §1.4
 */
export async function findOwner(db: Database, context: StoreContext): Promise<string | undefined> {
  return findLogin(db, OWNER_COOKIE.read(context));
}
