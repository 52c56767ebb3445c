import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { join } from 'node:path';

import type { StoreEnv, StoreMiddleware } from '../http/store-env.ts';
import { refusal } from '../shared/refusal.ts';

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
  // Nobody below these folders needs to be known: no cookies, not even with a 404.
  routes.all('/dist/*', refuse);
  routes.all('/assets/*', refuse);
  return routes;
}

const refuse: StoreMiddleware = () => {
  throw refusal(404, 'unknownPage');
};

/** File names do not change with their content: a browser asks each time and is mostly told that nothing changed. */
const keepFresh: StoreMiddleware = async (context, next) => {
  await next();
  context.header('Cache-Control', context.res.ok || context.res.status === 304 ? 'no-cache' : 'no-store');
};
