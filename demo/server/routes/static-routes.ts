import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { join } from 'node:path';

import type { StoreEnv, StoreMiddleware } from '../http/store-env.ts';

/** The repository's folder, two above this server's. */
const ROOT = join(import.meta.dirname, '..', '..', '..');

/**
 * Files: built scripts below /dist/, the site's styles and pictures below /assets/.
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
  return routes;
}

/** File names do not change with their content: a browser asks each time and is mostly told that nothing changed. */
const keepFresh: StoreMiddleware = async (context, next) => {
  await next();
  context.header('Cache-Control', 'no-cache');
};
