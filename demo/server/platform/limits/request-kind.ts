import type { StoreContext } from '../http/store-env.ts';
import { API_URLS, PAGE_URLS, VISIT_URLS } from '../http/urls.ts';
import { isOwnSite } from '../sessions/check-crumb.ts';
import type { RequestKind } from './rate-limiter.ts';

const MEMBER_LOGINS: readonly string[] = [API_URLS.account, API_URLS.memberSession];

const LIKE = patternOf(PAGE_URLS.like);
const VISITS = Object.values(VISIT_URLS).flat().map(patternOf);

/**
 * Creates a choice of the limit that a request counts against.
 * @param shownAgain paths of forms that are shown again after a refusal, such as an order: their routes count them
 * @returns chooses the kind of a request; undefined for one that its route counts
 * Source: docs/behaviour/reference-store.md §4.1, §4.2
 */
export function requestKinds(
  shownAgain: readonly string[],
): (context: StoreContext) => RequestKind | undefined {
  const patterns = shownAgain.map(patternOf);
  return (context) => {
    const { method, path } = context.req;
    const isRead = method === 'GET' || method === 'HEAD';
    const isOfVisits = VISITS.some((pattern) => pattern.test(path));
    if (isRead) return isOfVisits ? 'visit' : 'read';
    if (patterns.some((pattern) => pattern.test(path))) return undefined;
    if (!isOwnSite(context)) return 'refused';
    if (isOfVisits) return 'visit';
    if (LIKE.test(path)) return 'like';
    return isLogin(context) ? 'member' : 'write';
  };
}

function isLogin({ req: { method, path } }: StoreContext): boolean {
  return method === 'POST' && MEMBER_LOGINS.includes(path);
}

/** A route's path as it is matched: Hono removes a trailing slash. */
function patternOf(route: string): RegExp {
  return new RegExp(`^${route.replace(/:[a-z]+/i, '[^/]+')}$`);
}
