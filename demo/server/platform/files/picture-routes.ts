import { Hono } from 'hono';
import { etag } from 'hono/etag';

import type { Database } from '../database/tables.ts';
import type { StoreEnv } from '../http/store-env.ts';
import { openPictures, UPLOADED_PICTURES_URL, USUAL_FORMAT } from '../photographs/index.ts';
import { refusal } from '../shared/refusal.ts';
import { findUpload, readWholeUpload } from '../uploads/index.ts';
import { acceptedType, FORMATS, keepNoRefusal } from './photograph-routes.ts';

/**
 * The pictures that the owner has uploaded, in the widths and types of the photographs.
 * @param parts the store's database, and a log with one line for each error of storing a file
 * Source: docs/behaviour/reference-store.md §27.3
 */
export function pictureRoutes({
  db,
  log,
}: {
  readonly db: Database;
  readonly log: (line: string) => void;
}): Hono<StoreEnv> {
  const routes = new Hono<StoreEnv>();
  const pictures = openPictures({
    report: (error) => {
      log(`pictures: ${String(error)}`);
    },
  });
  routes.get(`${UPLOADED_PICTURES_URL}/:id`, keepNoRefusal, etag(), async (context) => {
    const format = context.req.query('format') ?? USUAL_FORMAT;
    const upload = FORMATS.includes(format) ? await findUpload(db, context.req.param('id')) : undefined;
    if (upload?.kind !== 'picture') throw refusal(404, 'unknownPage');
    const { content, type } = await pictures.read({
      id: upload.id,
      size: { width: upload.widthPx ?? 1, height: upload.heightPx ?? 1 },
      mediaType: upload.mediaType,
      format,
      type: acceptedType(context),
      read: () => readWholeUpload(db, upload),
    });
    return context.body(new Uint8Array(content), 200, {
      'Content-Type': type,
      'Cache-Control': 'public, max-age=31536000, immutable',
      Vary: 'Accept',
    });
  });
  return routes;
}
