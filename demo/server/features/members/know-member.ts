import { isPageLoad } from '../../platform/http/is-page-load.ts';
import type { StoreMiddleware } from '../../platform/http/store-env.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { dropMemberCookies, hasMemberCookies, readMemberToken } from './cookie.ts';
import { findMember } from './logins.ts';

/**
 * Sets the logged-in member of a request, and the session of their cart and orders. The next page deletes the cookies of an
 * ended login.
 * @param parts what the routes are built from
 * Source: docs/behaviour/account.md §1.4, §5.3
 */
export function knowMember({ db }: StoreParts): StoreMiddleware {
  return async (context, next) => {
    const token = readMemberToken(context);
    const member = token === '' ? undefined : await findMember(db, token);
    if (member !== undefined) {
      context.set('member', member);
      context.set('sessionId', member.sessionId);
    }
    await next();
    const isOver = member === undefined && !context.get('hasSessionEnded')();
    if (isOver && isPageLoad(context) && hasMemberCookies(context)) dropMemberCookies(context);
  };
}
