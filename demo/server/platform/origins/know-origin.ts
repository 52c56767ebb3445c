import { isOpenCall, isOpenFile } from '../http/open-paths.ts';
import type { StoreContext, StoreMiddleware } from '../http/store-env.ts';
import type { AllowedOrigins } from './allowed-origins.ts';
import { bearerOf } from './bearer.ts';
import { isOwnSite } from './own-site.ts';

const METHODS = 'GET, POST, PUT, DELETE';
/** What the client sends, besides headers that need no preflight. */
const SENT = ['authorization', 'content-type', 'idempotency-key', 'x-siteuser-xsrf-token'];
/** What the client reads, besides headers that every page may read. */
const READ = 'store-session, idempotency-replayed, retry-after, x-request-id';
/** The longest time that Chromium keeps a preflight. */
const PREFLIGHT_SECONDS = 7_200;

/** Which other origins may call, and with which further headers. */
interface OriginRules {
  readonly allowed: AllowedOrigins;
  /** Names of headers in lower case, for tests. */
  readonly moreHeaders: readonly string[];
}

/**
 * Decides how a request identifies its visitor: by cookies, or by a token if it is from a page of an allowed origin or
 * brings one. Requests with a token never read or set cookies. Sets the CORS headers, and answers preflights.
 * @param rules which other origins may call
 * Source: docs/behaviour/reference-store.md §18
 */
export function knowOrigin({ allowed, moreHeaders }: OriginRules): StoreMiddleware {
  const sentHeaders = [...SENT, ...moreHeaders].join(', ');
  return async (context, next) => {
    const { method, path } = context.req;
    const origin = otherOriginOf(context, allowed);
    if (origin !== undefined) context.set('otherOrigin', origin);
    const asked = preflightOf(context);
    if (asked !== undefined) {
      const isAnswered = isOpenCall(asked, path) || isOpenFile(path);
      return answerPreflight(context, isAnswered ? origin : undefined, sentHeaders);
    }
    const isCall = isOpenCall(method, path);
    if (isCall) takeToken(context, origin);
    await next();
    if (context.get('tokenSession') !== undefined) context.header('Set-Cookie', undefined);
    if (!allowed.isEmpty && (isCall || isOpenFile(path))) share(context, origin);
  };
}

/** The method that a preflight asks for; undefined for any other request. */
function preflightOf({ req }: StoreContext): string | undefined {
  const isPreflight = req.method === 'OPTIONS' && req.header('origin') !== undefined;
  return isPreflight ? req.header('access-control-request-method') : undefined;
}

/** The origin of another site's page that may call; undefined for every other one, and for the store's own pages. */
function otherOriginOf(context: StoreContext, allowed: AllowedOrigins): string | undefined {
  const origin = context.req.header('origin');
  const isOther = origin !== undefined && allowed.has(origin) && !isOwnSite(context);
  return isOther ? origin : undefined;
}

function takeToken(context: StoreContext, origin: string | undefined): void {
  const isOwn = origin === undefined && isOwnSite(context) && bearerOf(context) !== undefined;
  if (origin === undefined && !isOwn) return;
  context.set('tokenSession', { origin: origin ?? '', loginHash: '', issued: '' });
  // From here on nothing can read them.
  context.req.raw.headers.delete('cookie');
}

function answerPreflight(context: StoreContext, origin: string | undefined, sentHeaders: string): Response {
  context.header('Vary', 'Origin');
  if (origin !== undefined) {
    context.header('Access-Control-Allow-Origin', origin);
    context.header('Access-Control-Allow-Methods', METHODS);
    context.header('Access-Control-Allow-Headers', sentHeaders);
    context.header('Access-Control-Max-Age', String(PREFLIGHT_SECONDS));
  }
  return context.body(null, 204);
}

function share(context: StoreContext, origin: string | undefined): void {
  // Pictures are requested without an origin.
  if (isOpenFile(context.req.path)) context.header('Cross-Origin-Resource-Policy', 'cross-origin');
  context.header('Vary', 'Origin', { append: true });
  if (origin === undefined) return;
  context.header('Access-Control-Allow-Origin', origin);
  context.header('Access-Control-Expose-Headers', READ);
}
