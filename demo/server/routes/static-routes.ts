import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { refusal } from '../http/refusal.ts';
import type { StoreEnv, StoreMiddleware } from '../http/store-env.ts';

/** The repository's folder, two above this server's. */
const ROOT = join(import.meta.dirname, '..', '..', '..');
const HOST_PAGE = /^[\w-]+\.html$/;

/**
 * Files: built scripts below /dist/, the site's styles and pictures below /assets/, host pages below /hosts/.
 * @returns the routes
 */
export function staticRoutes(): Hono<StoreEnv> {
  const routes = new Hono<StoreEnv>();
  routes.use('/dist/*', keepFresh, etag(), compress(), serveStatic({ root: ROOT }));
  routes.use(
    '/assets/*',
    keepFresh,
    etag(),
    compress(),
    serveStatic({
      root: join(ROOT, 'demo/site/assets'),
      rewriteRequestPath: (path) => path.replace('/assets/', '/'),
    }),
  );
  // A host page is a plain file; under the strict policy its scripts need this answer's nonce.
  routes.get('/hosts/:name', async (context) => {
    const page = await readHostPage(context.req.param('name'));
    const nonce = context.get('secureHeadersNonce') ?? '';
    return context.html(page.replaceAll(/<(script|style)\b/g, `<$1 nonce="${nonce}"`));
  });
  return routes;
}

/** File names do not change with their content: a browser asks each time and is mostly told that nothing changed. */
const keepFresh: StoreMiddleware = async (context, next) => {
  await next();
  context.header('Cache-Control', 'no-cache');
};

async function readHostPage(name: string): Promise<string> {
  if (!HOST_PAGE.test(name)) throw refusal(404, 'unknownPage');
  return readFile(join(ROOT, 'demo/hosts', name), 'utf8').catch(() => {
    throw refusal(404, 'unknownPage');
  });
}
