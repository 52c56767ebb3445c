import { Hono } from 'hono';
import { randomUUID } from 'node:crypto';

import type { Database } from '../database/tables.ts';
import type { StoreEnv } from '../http/store-env.ts';

const NAME = 'pages-version';
const VERSION_URL = '/pages-version';
/** Proxies may ask once a second for all visitors together. */
const VERSION_RULE = 'public, max-age=1';

/**
 * Gives the pages of the store another version. It is random, so that one from before a restored backup never returns.
 * @param db the store's database
 */
export async function renewVersion(db: Database): Promise<void> {
  const value = randomUUID();
  await db
    .insertInto('settings')
    .values({ name: NAME, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/**
 * Answers the version of the pages, which a proxy adds to the keys of its cache. It sets no cookie.
 * @param store its database
 * @param store.db the store's database
 * Source: docs/behaviour/reference-store.md §36.6
 */
export function versionRoutes({ db }: { readonly db: Database }): Hono<StoreEnv> {
  const routes = new Hono<StoreEnv>();
  let asked: Promise<string> | undefined;
  // Anybody may ask, without a limit: the database is asked by one request at a time.
  const ask = (): Promise<string> =>
    (asked ??= readVersion(db).finally(() => {
      asked = undefined;
    }));
  routes.get(VERSION_URL, async (context) => {
    const version = await ask().catch(() => undefined);
    context.header('Cache-Control', version === undefined ? 'no-store' : VERSION_RULE);
    if (version !== undefined) context.header('Pages-Version', version);
    return context.body(null, version === undefined ? 503 : 204);
  });
  return routes;
}

async function readVersion(db: Database): Promise<string> {
  const row = await db.selectFrom('settings').select('value').where('name', '=', NAME).executeTakeFirst();
  return row?.value ?? '';
}
