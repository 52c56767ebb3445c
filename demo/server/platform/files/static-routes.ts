import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { join } from 'node:path';

import type { Database } from '../database/tables.ts';
import type { StoreEnv, StoreMiddleware } from '../http/store-env.ts';
import { isHashed } from '../pages/built-files.ts';
import { refusal } from '../shared/refusal.ts';
import { photographRoutes } from './photograph-routes.ts';
import { pictureRoutes } from './picture-routes.ts';

/** The repository's folder, two above this server's. */
const ROOT = join(import.meta.dirname, '../../../..');

const PLACES = ['/dist/*', '/assets/*'] as const;
const READS: readonly string[] = ['GET', 'HEAD'];

/**
 * Static files: built scripts below /dist/, the pictures of the site and of the owner below /assets/.
 * @param parts the store's database, and a log with one line for each error of a picture
 */
export function staticRoutes(parts: {
  readonly db: Database;
  readonly log: (line: string) => void;
}): Hono<StoreEnv> {
  const routes = new Hono<StoreEnv>();
  for (const path of PLACES) routes.use(path, takeReadsAlone);
  // The build writes compressed files beside the scripts; everything else is compressed on the fly.
  routes.use(
    '/dist/*',
    setCacheControl,
    etag(),
    compress(),
    serveStatic({ root: ROOT, precompressed: true }),
  );
  routes.route('/', photographRoutes(parts.log));
  routes.route('/', pictureRoutes(parts));
  routes.use(
    '/assets/*',
    setCacheControl,
    nameSounds,
    etag(),
    compress(),
    serveStatic({
      root: join(ROOT, 'demo/site/assets'),
      rewriteRequestPath: (path) => path.replace('/assets/', '/'),
    }),
  );
  // Static files need no visitor: no cookies, not even with a 404.
  for (const path of PLACES) routes.all(path, refuse);
  return routes;
}

const takeReadsAlone: StoreMiddleware = async (context, next) => {
  if (!READS.includes(context.req.method)) {
    context.header('Allow', READS.join(', '));
    throw refusal(405, 'wrongMethod');
  }
  await next();
};

const refuse: StoreMiddleware = () => {
  throw refusal(404, 'unknownPage');
};

/** Players refuse unknown types, and Hono has no type for `.wav`. */
const nameSounds: StoreMiddleware = async (context, next) => {
  await next();
  if (context.req.path.endsWith('.wav') && context.res.ok) context.header('Content-Type', 'audio/wav');
};

const setCacheControl: StoreMiddleware = async (context, next) => {
  await next();
  const isThere = context.res.ok || context.res.status === 304;
  context.header('Cache-Control', isThere ? howLong(context.req.path) : 'no-store');
  // Also for uncompressed answers: a shared cache would serve them to everybody.
  context.header('Vary', 'Accept-Encoding');
};

/**
 * Files with a hash in their name never change. Other scripts are revalidated each time, mostly with 304; pictures may be
 * a few minutes old.
 */
function howLong(path: string): string {
  if (isHashed(path)) return 'public, max-age=31536000, immutable';
  return path.startsWith('/assets/') ? 'public, max-age=600' : 'no-cache';
}
