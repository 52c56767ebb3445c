import { isPageLoad } from '../../platform/http/is-page-load.ts';
import type { StoreMiddleware } from '../../platform/http/store-env.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { dropMemberCookies, hasMemberCookies, loginHashOf } from './cookie.ts';
import { findMember } from './logins.ts';

/**
 * Sets the logged-in member of a request, and the session of their cart and orders. The next page deletes the cookies of an
 * ended login.
 * @param parts what the routes are built from
 * Source: docs/behaviour/account.md §1.4, §5.3
 */
export function knowMember({ db }: StoreParts): StoreMiddleware {
  return async (context, next) => {
    const login = loginHashOf(context);
    const member = login === '' ? undefined : await findMember(db, login);
    if (member !== undefined) {
      context.set('member', member);
      context.set('sessionId', member.sessionId);
    }
    await next();
    // A session of another origin may have brought a login.
    if (context.get('member') !== undefined || !isPageLoad(context) || !hasMemberCookies(context)) return;
    if (!(await context.get('hasSessionEnded')())) dropMemberCookies(context);
  };
}
