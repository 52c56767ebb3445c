import { Hono } from 'hono';
import { accepts } from 'hono/accepts';
import { etag } from 'hono/etag';

import { formatsUpTo } from '../../../../core/images/index.ts';
import type { StoreContext, StoreEnv, StoreMiddleware } from '../http/store-env.ts';
import {
  findPhotograph,
  openPhotographs,
  PHOTOGRAPH_TYPES,
  PHOTOGRAPHS_URL,
  type PhotographType,
  USUAL_FORMAT,
} from '../photographs/index.ts';
import { refusal } from '../shared/refusal.ts';

/** The formats of a picture. Source: docs/behaviour/reference-store.md §10.2 */
export const FORMATS: readonly string[] = ['original', ...formatsUpTo(Infinity)];

/**
 * The photographs, in the widths and the types that the platform's server has.
 * @param log called with one line for each error of storing a file
 * Source: docs/behaviour/reference-store.md §10
 */
export function photographRoutes(log: (line: string) => void): Hono<StoreEnv> {
  const routes = new Hono<StoreEnv>();
  const photographs = openPhotographs({
    report: (error) => {
      log(`photographs: ${String(error)}`);
    },
  });
  routes.get(`${PHOTOGRAPHS_URL}/:file`, keepNoRefusal, etag(), async (context) => {
    const file = context.req.param('file');
    const photograph = findPhotograph(file);
    const format = context.req.query('format') ?? USUAL_FORMAT;
    if (!photograph || !FORMATS.includes(format)) throw refusal(404, 'unknownPage');
    const { content, type } = await photographs.read({ photograph, format, type: acceptedType(context) });
    const isLasting = file === photograph.file && type !== 'image/svg+xml';
    return context.body(new Uint8Array(content), 200, {
      'Content-Type': type,
      'Cache-Control': `public, max-age=${isLasting ? '31536000, immutable' : '600'}`,
      Vary: 'Accept',
    });
  });
  return routes;
}

/** Missing files are not cached, because they may be added. Source: docs/behaviour/reference-store.md §10.2 */
export const keepNoRefusal: StoreMiddleware = async (context, next) => {
  await next();
  const isThere = context.res.ok || context.res.status === 304;
  if (!isThere) context.header('Cache-Control', 'no-store');
};

/**
 * Chooses the type of a picture. Only named types count, because every browser accepts any type.
 * @param context the request
 * Source: docs/behaviour/reference-store.md §10.2
 */
export function acceptedType(context: StoreContext): PhotographType {
  const accepted = accepts(context, {
    header: 'Accept',
    supports: [...PHOTOGRAPH_TYPES],
    default: 'image/jpeg',
    match: (named, { supports }) =>
      supports.find((type) => named.some((each) => each.type === type && each.q > 0)) ?? 'image/jpeg',
  });
  return PHOTOGRAPH_TYPES.find((type) => type === accepted) ?? 'image/jpeg';
}
