import { isUnreachable } from '../../platform/database/is-unreachable.ts';
import { patternOf } from '../../platform/http/open-paths.ts';
import type { StoreContext, StoreMiddleware } from '../../platform/http/store-env.ts';
import { API_PREFIX, API_URLS, isOwnerPath, PAGE_URLS, PAYMENT_WEBHOOK } from '../../platform/http/urls.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { refusal } from '../../platform/shared/refusal.ts';
import { findOwner } from '../owner/index.ts';
import { UNLOCKED_COOKIE } from './cookie.ts';
import { findClosedLock } from './lock-visits.ts';
import { WHOLE_SITE } from './schemas.ts';

/** Pages that say nothing about others. */
const OPEN: readonly string[] = [PAGE_URLS.lock, PAGE_URLS.robots];

/** The payment provider has no password, and reports payments of orders that were placed before. */
const WEBHOOK = patternOf(PAYMENT_WEBHOOK);

/**
 * Redirects requests for a locked page to the lock screen, and refuses its calls. The owner has access.
 * @param parts what the routes are built from
 * Source: docs/behaviour/reference-store.md §13.1, §13.2
 */
export function keepLocked(parts: StoreParts): StoreMiddleware {
  return async (context, next) => {
    const { path } = context.req;
    if (
      OPEN.includes(path) ||
      WEBHOOK.test(path) ||
      isOwnerPath(path) ||
      path.startsWith(`${API_URLS.owner}/`)
    )
      return next();
    if (!(await isClosed(context, parts))) return next();
    if (path.startsWith(API_PREFIX)) throw refusal(401, 'locked');
    return context.redirect(lockPath(context), 303);
  };
}

async function isClosed(context: StoreContext, { db }: StoreParts): Promise<boolean> {
  const { path } = context.req;
  const place = path.startsWith(API_PREFIX) ? WHOLE_SITE : path;
  try {
    const lock = await findClosedLock(db, place, UNLOCKED_COOKIE.read(context));
    return lock !== undefined && (await findOwner(db, context)) === undefined;
  } catch (error) {
    // An error page would lose posted entries; the route fails, too, but keeps them.
    if (!isRead(context) && isUnreachable(error)) return false;
    throw error;
  }
}

function isRead({ req: { method } }: StoreContext): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** The lock screen returns to a page that was read, never to a post. */
function lockPath(context: StoreContext): string {
  const { pathname, search } = new URL(context.req.url);
  const next = isRead(context) ? `${pathname}${search}` : PAGE_URLS.home;
  return next === PAGE_URLS.home ? PAGE_URLS.lock : `${PAGE_URLS.lock}?${new URLSearchParams({ next })}`;
}
