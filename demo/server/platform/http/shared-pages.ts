import { createHash } from 'node:crypto';

import { PAGES_TAG } from '../shared/pages-tag.ts';
import { isSharable } from './keep-private.ts';
import type { InlineHashes, StoreContext, StoreMiddleware } from './store-env.ts';

/** A minute in shared caches, then ten more while they fetch the page again; browsers ask each time. */
const SHARED_RULE = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

/** Headers of requests whose answer is for one visitor: sessions, and tests. */
const PERSONAL_HEADERS = ['cookie', 'authorization', 'x-test-fault'];

const ELEMENTS = /<(script|style)\b([^>]*?) nonce="([^"]*)"([^>]*)>([^]*?)(?=<\/\1>)/g;

/** What decides whether a store has such pages. */
interface SharingStore {
  readonly sharesPages?: boolean | undefined;
  readonly captcha: { readonly provider: string } | null;
}

/** Its widget is our own; those of providers add scripts, which only a nonce can allow. */
const OWN_CAPTCHA = 'altcha';

/**
 * Answers visitors without cookies with the same page, which caches may share: it has no session, crumb, key or nonce. Runs
 * inside of what compresses the page, and outside of `keepPrivate`.
 * @param store whether it wants that, and its captcha
 * Source: docs/behaviour/reference-store.md §36.1, §36.4
 */
export function sharePages({ sharesPages = false, captcha }: SharingStore): StoreMiddleware {
  const isPossible = sharesPages && (captcha === null || captcha.provider === OWN_CAPTCHA);
  return async (context, next) => {
    const isForAnyone = isPossible && isAnyones(context);
    context.set('sharesPages', isPossible);
    context.set('isForAnyone', isForAnyone);
    await next();
    if (isPossible && isSharable(context.req.path)) context.header('Vary', 'Cookie', { append: true });
    if (isForAnyone && isPage(context.res)) await share(context);
  };
}

/**
 * Replaces the nonce of a shared page's policy by the hashes of what the page contains. Runs outside of `securityHeaders`.
 * Source: docs/behaviour/reference-store.md §36.2
 */
export const allowByHashes: StoreMiddleware = async (context, next) => {
  await next();
  const { scripts, styles } = context.get('inlineHashes') ?? {};
  if (scripts === undefined || styles === undefined) return;
  const policy = context.res.headers.get('Content-Security-Policy') ?? '';
  const nonce = `'nonce-${context.get('secureHeadersNonce')}'`;
  const hashed = policy
    .replace(`${nonce} 'strict-dynamic'`, () => ["'self'", ...scripts].join(' '))
    .replace(nonce, () => styles.join(' '));
  context.header('Content-Security-Policy', hashed);
};

function isAnyones({ req }: StoreContext): boolean {
  const isRead = req.method === 'GET' || req.method === 'HEAD';
  if (!isRead || !isSharable(req.path)) return false;
  return PERSONAL_HEADERS.every((name) => req.header(name) === undefined);
}

function isPage({ status, headers }: Response): boolean {
  const isHtml = headers.get('content-type')?.startsWith('text/html') ?? false;
  return status === 200 && isHtml && headers.getSetCookie().length === 0;
}

async function share(context: StoreContext): Promise<void> {
  const { page, hashes } = withoutNonce(await context.res.text(), context.get('secureHeadersNonce') ?? '');
  const etag = `W/"${createHash('sha256').update(page).digest('base64url').slice(0, 27)}"`;
  context.set('inlineHashes', hashes);
  const isKnown = (context.req.header('if-none-match') ?? '').split(/\s*,\s*/).includes(etag);
  const { headers } = context.res;
  headers.set('Cache-Control', SHARED_RULE);
  headers.set('ETag', etag);
  // Each CDN reads one of them.
  headers.set('Cache-Tag', PAGES_TAG);
  headers.set('Surrogate-Key', PAGES_TAG);
  const link = headers.get('Link');
  if (link !== null) headers.set('Link', link.replaceAll(/; nonce="[^"]*"/g, ''));
  context.res = isKnown ? new Response(null, { status: 304, headers }) : new Response(page, { headers });
}

/** Elements without the page's own nonce are not the page's own. */
function withoutNonce(html: string, nonce: string): { readonly page: string; readonly hashes: InlineHashes } {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const page = html.replaceAll(
    ELEMENTS,
    (found, tag: string, before: string, sent: string, after: string, text: string) => {
      if (sent !== nonce) return found;
      if (text !== '') (tag === 'script' ? scripts : styles).add(hashOf(text));
      return `<${tag}${before}${after}>${text}`;
    },
  );
  return { page, hashes: { scripts: [...scripts], styles: [...styles] } };
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
