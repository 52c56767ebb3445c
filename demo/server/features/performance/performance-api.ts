import { Hono } from 'hono';
import { randomUUID } from 'node:crypto';

import { readJson } from '../../platform/http/read-json.ts';
import type { StoreEnv } from '../../platform/http/store-env.ts';
import { API_URLS } from '../../platform/http/urls.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { checkSite } from '../../platform/sessions/check-crumb.ts';
import { isOwner } from '../owner/index.ts';
import { keepRecords } from './keep-records.ts';
import { PERFORMANCE_BATCH, readRecords } from './read-records.ts';

/**
 * The calls for page performance, and the one for the id of a session replay.
 * @param parts what the routes are built from
 * Source: docs/behaviour/analytics.md §6, §8.2
 */
export function performanceApi({ visits: db }: StoreParts): Hono<StoreEnv> {
  const api = new Hono<StoreEnv>();
  api.get(API_URLS.performanceSettings, (context) => context.json({ pageLoadId: randomUUID() }));
  api.get(API_URLS.replayId, (context) => context.json(randomUUID()));
  api.post(API_URLS.performanceRecords, async (context) => {
    checkSite(context);
    const records = readRecords(await readJson(context, PERFORMANCE_BATCH));
    if (!isOwner(context)) await keepRecords(db, records);
    return context.json({}, 202);
  });
  return api;
}
