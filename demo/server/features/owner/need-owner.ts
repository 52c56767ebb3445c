import type { StoreMiddleware } from '../../platform/http/store-env.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { refusal } from '../../platform/shared/refusal.ts';
import { findOwner } from './know-owner.ts';
import { loginPath } from './owner-path.ts';
import { reportSave } from './report-save.ts';

/**
 * Redirects everybody but the owner to the login.
 * @param parts what the routes are built from
 * Source: docs/behaviour/owner-pages.md §1.5
 */
export function needOwnerForPage(parts: StoreParts): StoreMiddleware {
  return async (context, next) => {
    const owner = await findOwner(parts.db, context);
    if (owner === undefined) {
      const { pathname, search } = new URL(context.req.url);
      const isRead = context.req.method === 'GET' || context.req.method === 'HEAD';
      return context.redirect(loginPath(isRead ? `${pathname}${search}` : OWNER_URLS.home), 303);
    }
    context.set('owner', owner);
    await next();
    return reportSave(context, parts);
  };
}

/**
 * Refuses calls of everybody but the owner.
 * @param parts what the routes are built from
 * Source: docs/behaviour/owner-pages.md §1.5
 */
export function needOwnerForCall(parts: StoreParts): StoreMiddleware {
  return async (context, next) => {
    const owner = await findOwner(parts.db, context);
    if (owner === undefined) throw refusal(401, 'notLoggedIn');
    context.set('owner', owner);
    await next();
    return reportSave(context, parts);
  };
}
