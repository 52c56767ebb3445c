import { isVisitCall, patternOf } from '../http/open-paths.ts';
import type { StoreContext } from '../http/store-env.ts';
import { API_URLS, PAGE_URLS, PAYMENT_WEBHOOK } from '../http/urls.ts';
import { isKnownSender } from '../origins/index.ts';
import type { RequestKind } from './rate-limiter.ts';

const MEMBER_LOGINS: readonly string[] = [API_URLS.account, API_URLS.memberSession];

/** Both take a code that a visitor has typed. */
const CODES: readonly string[] = [API_URLS.codes, PAGE_URLS.applyCode];

const WEBHOOK = patternOf(PAYMENT_WEBHOOK);
const LIKE = patternOf(PAGE_URLS.like);

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
    const isOfVisits = isVisitCall(path);
    if (isRead) return isOfVisits ? 'visit' : 'read';
    if (patterns.some((pattern) => pattern.test(path))) return undefined;
    if (WEBHOOK.test(path)) return 'webhook';
    if (isArrival(context)) return 'order';
    if (!isKnownSender(context)) return 'refused';
    if (isOfVisits) return 'visit';
    return kindOfWrite(context);
  };
}

function kindOfWrite(context: StoreContext): RequestKind {
  if (LIKE.test(context.req.path)) return 'like';
  if (isOfCode(context)) return 'code';
  return isLogin(context) ? 'member' : 'write';
}

/** The form that leads to the checkout from a page of an allowed origin, without cookies. */
function isArrival(context: StoreContext): boolean {
  return context.req.path === PAGE_URLS.arrive && context.get('otherOrigin') !== undefined;
}

function isOfCode({ req: { method, path } }: StoreContext): boolean {
  return method === 'POST' && CODES.includes(path);
}

function isLogin({ req: { method, path } }: StoreContext): boolean {
  return method === 'POST' && MEMBER_LOGINS.includes(path);
}
