import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { after, before, test } from 'node:test';

import { MIGRATIONS } from '../../demo/server/features.ts';
import { sweepVisits } from '../../demo/server/features/visits/feature.ts';
import { migrate } from '../../demo/server/platform/database/migrate.ts';
import { openDatabase } from '../../demo/server/platform/database/open-database.ts';
import type { Database } from '../../demo/server/platform/database/tables.ts';
import { describeOnEachDatabase } from '../support/each-database.ts';

const DAY_MS = 86_400_000;
const KEPT_DAYS = 400;

const event = (id: string, timeMs: number) => ({
  tracker: 'older',
  event_id: id,
  name: 'page_view',
  visitor: 'ann',
  page_path: '/',
  data: '{}',
  occurred_at: timeMs,
});

/** Event → the partition that has it. */
async function placesOf(db: Database): Promise<Readonly<Record<string, string>>> {
  const { rows } = await sql<{ id: string; place: string }>`
    select event_id as id, tableoid::regclass::text as place from analytics_events`.execute(db);
  return Object.fromEntries(rows.map(({ id, place }) => [id, place]));
}

const at = (timeMs: number) => () => Promise.resolve(timeMs);

const dayOf = (timeMs: number) => new Date(timeMs).toISOString().slice(0, 10).replaceAll('-', '');

describeOnEachDatabase('events in partitions by day', (stores) => {
  let db: Database;
  const nowMs = Date.now();
  let close: () => Promise<void>;
  after(() => close());
  before(async () => {
    const { databaseUrl, dataDir = '' } = await stores.makeEmptyPlace();
    const opened = await openDatabase({
      databaseUrl,
      dataDir,
      reset: false,
      onLostConnection: () => undefined,
    });
    db = opened.db;
    const older = Object.entries(MIGRATIONS).filter(([name]) => name < '053');
    await migrate(db, Object.fromEntries(older));
    await db
      .insertInto('analytics_events')
      .values([
        event('old', nowMs - 500 * DAY_MS),
        event('recent', nowMs),
        event('fast', nowMs + DAY_MS / 24),
        event('of a wrong clock', Date.UTC(2099, 0)),
      ])
      .execute();
    await migrate(db, MIGRATIONS);
    close = opened.close;
  });

  test('keep those of an older store in the first one', async () => {
    const first = 'analytics_events_first';
    assert.deepEqual(await placesOf(db), {
      old: first,
      recent: first,
      fast: first,
      'of a wrong clock': 'analytics_events_without_day',
    });
  });

  test('have one for each of the next days, and one for all others', async () => {
    const later = nowMs + 5 * DAY_MS;
    const sent = [event('later', later), event('far', nowMs + 30 * DAY_MS)];
    for (const _ of [1, 2])
      await db
        .insertInto('analytics_events')
        .values(sent)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    const { later: day, far } = await placesOf(db);
    assert.equal(day, `analytics_events_${dayOf(later)}`);
    assert.equal(far, 'analytics_events_without_day');
  });

  test('create days while events are in the partition of all others, and drop old ones', async () => {
    const laterMs = nowMs + 29 * DAY_MS;
    await Promise.all([1, 2, 3].map(() => sweepVisits(db, KEPT_DAYS, at(laterMs))));
    const places = await placesOf(db);
    assert.equal(places['far'], `analytics_events_${dayOf(nowMs + 30 * DAY_MS)}`);
    assert.equal(places['old'], undefined, 'deleted from the first partition');
    assert.ok(places['recent']);
    await sweepVisits(db, KEPT_DAYS, at(nowMs + 410 * DAY_MS));
    assert.deepEqual(Object.keys(await placesOf(db)).sort(), ['far', 'of a wrong clock']);
    const { rows } = await sql`select 1 from pg_class where relname = 'analytics_events_first'`.execute(db);
    assert.equal(rows.length, 0);
  });

  test('are read by the days that a query names', async () => {
    const { rows } = await sql<Record<string, string>>`explain select count(*) from analytics_events
      where tracker = 'older' and occurred_at >= ${sql.lit(nowMs + 430 * DAY_MS)}`.execute(db);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    assert.match(plan, /analytics_events_without_day/);
    assert.doesNotMatch(plan, /analytics_events_2/);
  });
});
