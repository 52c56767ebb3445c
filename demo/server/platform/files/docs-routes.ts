import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { secureHeaders } from 'hono/secure-headers';
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join, normalize } from 'node:path';

import type { StoreContext, StoreEnv, StoreMiddleware } from '../http/store-env.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const BUILT = join(ROOT, 'docs/.vitepress/dist');
const SITE = '/docs';
/** Files with a hash in their name. */
const HASHED = `${SITE}/assets/`;
const YEAR = 'public, max-age=31536000, immutable';
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g;
const NOT_BUILT = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Documentation</title>
<p>The documentation is not built yet. Run <code>npm run docs</code>, and load this page again.</p>
</html>
`;

/**
 * The documentation site below /docs/, with a policy of its own, as it is built: register it before the policy of the pages.
 * @param folder of the built site. Default: that of `npm run docs`
 * Source: docs/behaviour/reference-store.md §34
 */
export function docsRoutes(folder = BUILT): Hono<StoreEnv> {
  const routes = new Hono<StoreEnv>();
  const headers = secureHeaders({
    strictTransportSecurity: false,
    xXssProtection: false,
    crossOriginOpenerPolicy: false,
    referrerPolicy: 'strict-origin-when-cross-origin',
  });
  routes.get(`${SITE}/*`, headers, setCacheControl, etag(), compress(), async (context, next) => {
    const { pathname, search } = new URL(context.req.url);
    if (pathname === SITE) return context.redirect(`${SITE}/${search}`, 301);
    const file = await findPage(folder, pathname);
    if (file === undefined) return next();
    return answerPage(context, await readFile(file, 'utf8'), 200);
  });
  routes.get(
    `${SITE}/*`,
    serveStatic({ root: folder, rewriteRequestPath: (path) => path.slice(SITE.length) }),
    async (context) => {
      const page = await readFile(join(folder, '404.html'), 'utf8').catch(() => NOT_BUILT);
      return answerPage(context, page, 404);
    },
  );
  return routes;
}

/** Finds the HTML file of a path: its own, or the index of a folder. */
async function findPage(folder: string, pathname: string): Promise<string | undefined> {
  const path = normalize(pathname.slice(SITE.length).replace(/\/$/, '/index.html'));
  if (!path.endsWith('.html') || path.includes('%')) return undefined;
  const file = join(folder, path);
  const found = await stat(file).catch(() => undefined);
  return found?.isFile() === true ? file : undefined;
}

function answerPage(context: StoreContext, html: string, status: 200 | 404): Response {
  context.header('Content-Security-Policy', policyOf(html));
  return context.html(html, status);
}

/** Only the inline scripts that the build has written may run. Its code samples have colors in style attributes. */
function policyOf(html: string): string {
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...new Set(hashes)],
    'style-src': ["'self'"],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

const setCacheControl: StoreMiddleware = async (context, next) => {
  await next();
  const { ok, status } = context.res;
  const isThere = ok || status === 304;
  const isHashed = isThere && context.req.path.startsWith(HASHED);
  context.header('Cache-Control', isHashed ? YEAR : isThere ? 'no-cache' : 'no-store');
  context.header('Vary', 'Accept-Encoding');
};
