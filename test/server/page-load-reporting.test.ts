import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { sql } from 'kysely';

import { readPageSpeeds } from '../../demo/server/features/performance/index.ts';
import { API_URLS } from '../../demo/server/platform/http/urls.ts';
import type { Days } from '../../demo/server/platform/shared/days.ts';
import { describeOnAnyDatabase, type OpenStore } from '../support/each-database.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { type StoreAnswer, Visitor } from '../support/visitor.ts';

const RECORD = {
  id: 'lcp-1',
  pageLoadId: 'load-1',
  name: 'LCP',
  value: 1234.5,
  rating: 'good',
  pagePath: '/shop/mug',
  navigationType: 'navigate',
  element: 'store-image',
  occurredAt: 1_800_000_000_000,
} as const;

const KEPT = {
  metric_id: RECORD.id,
  page_load_id: 'load-1',
  name: 'LCP',
  value: 1234.5,
  rating: 'good',
  page_path: '/shop/mug',
  navigation_type: 'navigate',
  element: 'store-image',
  occurred_at: 1_800_000_000_000,
};
const KEPT_COLUMNS = Object.keys(KEPT) as (keyof typeof KEPT)[];

describeOnAnyDatabase('page load reporting', (stores) => {
  let store: OpenStore;
  let visitor: Visitor;
  before(async () => {
    store = await stores.open({ rateLimits: NO_LIMITS });
    visitor = await Visitor.arrive(store.url);
  });

  const send = (records: unknown): Promise<StoreAnswer> =>
    visitor.send('POST', API_URLS.performanceRecords, { records });
  test('gives each page load its own id', async () => {
    const ask = async () => (await visitor.get(API_URLS.performanceSettings)).json();
    const [one, other] = [await ask(), await ask()] as { pageLoadId: string }[];
    assert.match(one!.pageLoadId, /^[\w-]{20,}$/);
    assert.notEqual(one!.pageLoadId, other!.pageLoadId);
  });

  test('gives a replayed session an id', async () => {
    const answer = await visitor.get(API_URLS.replayId);
    assert.match(String(answer.json()), /^[\w-]{20,}$/);
  });

  for (const [what, record] of Object.entries({
    'an unknown metric': { ...RECORD, name: 'FMP' },
    'a negative value': { ...RECORD, value: -1 },
    'a string as value': { ...RECORD, value: '12' },
    'a metric without id': { ...RECORD, id: '' },
    'a path that the database cannot store': { ...RECORD, pagePath: '/\0' },
    'a page load without id': { ...RECORD, pageLoadId: '' },
    'no record': null,
  }))
    test(`refuses ${what}`, async () => {
      assert.equal((await send([record])).status, 400);
    });

  test('stores one row per metric with the latest value, in any order and after repeats', async () => {
    const at = (occurredAt: number, value: number, rating: string) => ({
      ...RECORD,
      id: 'inp-1',
      name: 'INP',
      occurredAt,
      value,
      rating,
    });
    const [first, second, third] = [at(1, 80, 'good'), at(2, 240, 'needs-improvement'), at(3, 640, 'poor')];
    const cls = { ...RECORD, id: 'cls-1', name: 'CLS', value: 0.05, element: null };
    for (const batch of [[RECORD, cls], [second, first], [third], [second, first]]) {
      const answer = await send(batch);
      assert.equal(answer.status, 202, answer.text);
    }
    const db = await stores.closeAndRead(store);
    const rows = await db
      .selectFrom('performance_records')
      .select(KEPT_COLUMNS)
      .orderBy('metric_id')
      .execute();
    assert.deepEqual(rows, [
      { ...KEPT, metric_id: 'cls-1', name: 'CLS', value: 0.05, element: '' },
      { ...KEPT, metric_id: 'inp-1', name: 'INP', value: 640, rating: 'poor', occurred_at: 3 },
      KEPT,
    ]);
  });

  test('reads the latest values of each day, and says how many at most', async () => {
    const db = await stores.closeAndRead(await stores.open());
    // The first of them has no values.
    const names = ['2027-01-13', '2027-01-14', '2027-01-15'];
    const [startMs, yesterdayMs, todayMs] = names.map((day) => Date.parse(day)) as [number, number, number];
    const days: Days = { timeZone: 'UTC', names, startMs, endMs: todayMs + 900_000 };
    const most = 10_000;
    const write = (path: string, count: number, firstMs: number) =>
      sql`insert into performance_records (metric_id, page_load_id, name, value, rating, page_path, navigation_type,
          element, occurred_at)
        select ${path} || n, ${path} || n, 'LCP', n, 'good', ${path}, 'navigate', '', ${firstMs}::bigint + n
        from generate_series(1, ${count}::int) n`.execute(db);
    const read = async () => {
      const { speeds, maxValuesPerDay } = await readPageSpeeds(db, days);
      return [speeds.map(({ path, value, loads }) => [path, value, loads]), maxValuesPerDay];
    };
    await write('/before', 4, startMs - 10_000);
    await write('/yesterday', 12, yesterdayMs);
    await write('/older', 4, todayMs);
    await write('/newer', 8, todayMs + 100_000);
    assert.deepEqual(await read(), [
      [
        ['/yesterday', 9, 12],
        ['/newer', 6, 8],
        ['/older', 3, 4],
      ],
      undefined,
    ]);
    await write('/newest', most - 8, todayMs + 200_000);
    assert.deepEqual(await read(), [
      [
        ['/newest', (most - 8) * 0.75, most - 8],
        ['/yesterday', 9, 12],
        ['/newer', 6, 8],
      ],
      most,
    ]);
  });
});
