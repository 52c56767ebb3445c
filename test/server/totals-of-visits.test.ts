import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { countEvents } from '../../demo/server/features/visits/count-events.ts';
import { countOwnOrders, countSteps } from '../../demo/server/features/visits/count-steps.ts';
import { countVisits } from '../../demo/server/features/visits/count-visits.ts';
import { createEventWriter } from '../../demo/server/features/visits/event-writer.ts';
import { totalDays } from '../../demo/server/features/visits/feature.ts';
import { findPeriod } from '../../demo/server/features/visits/visits-period.ts';
import type { Database } from '../../demo/server/platform/database/tables.ts';
import { lastDays } from '../../demo/server/platform/shared/days.ts';
import { WEBSITE } from '../../demo/site/website.ts';
import { describeOnEachDatabase, describeOnPostgres } from '../support/each-database.ts';
import { untilBlocked } from '../support/until-blocked.ts';

const DAY_MS = 86_400_000;
const KEPT_DAYS = 400;
const NAMES = ['page_view', 'product_view', 'page_view', 'cart_addition', 'checkout_start', 'search'];
const nowMs = Date.now();
const days = lastDays(30, WEBSITE.timeZone, nowMs);
const ORDERED = ['cart-2', 'cart-3', 'cart-9'];

const eventOf = (id: number | string, daysAgo: number, more = {}) => ({
  tracker: 'older',
  event_id: String(id),
  name: 'page_view',
  visitor: 'ann',
  page_path: '/',
  data: '{}',
  cart_id: '',
  occurred_at: nowMs - Math.floor(daysAgo * DAY_MS),
  ...more,
});

/** Visitors return on other days, some with a cart; the census gets a part. */
const EVENTS = Array.from({ length: 400 }, (_, id) =>
  eventOf(id, (id * 7.3) % 29, {
    tracker: id % 5 === 4 ? 'census' : 'older',
    name: NAMES[id % NAMES.length],
    visitor: id % 50 === 0 ? '' : `visitor ${(id * 13) % 37}`,
    cart_id: id % 3 === 0 ? `cart-${id % 11}` : '',
  }),
);

/** What the page of visits shows of events. */
async function count(db: Database, period = days) {
  const found = await findPeriod(db, period);
  const visits = await countVisits(db, found);
  return {
    visits: visits.toSorted((one, other) => one.day.localeCompare(other.day)),
    steps: await countSteps(db, found, ORDERED),
    orders: await countOwnOrders(db, found, ORDERED),
    events: await countEvents(db, found),
  };
}

const countTotaled = async (db: Database) => (await findPeriod(db, days)).totaled.length;

const lateDays = async (db: Database) =>
  (await db.selectFrom('late_visit_days').selectAll().execute()).map(({ day }) => day);

/** The events stay, the totals go. */
async function forgetTotals(db: Database): Promise<void> {
  await db.deleteFrom('visit_days').execute();
}

describeOnEachDatabase('the totals of days that are over', (stores) => {
  let db: Database;
  before(async () => {
    db = await stores.openDatabase();
    await createEventWriter(db).write(EVENTS);
  });

  test('count the same as their events, which are not read any more', async () => {
    const live = await count(db);
    assert.ok(live.steps.order > 0 && live.orders > 0 && live.visits.length > 20);
    const week = await count(db, lastDays(7, WEBSITE.timeZone, nowMs));
    await totalDays(db, { keptDays: KEPT_DAYS });
    assert.ok((await countTotaled(db)) > 20);
    const forgotten = db
      .deleteFrom('analytics_events')
      .where('occurred_at', '<', nowMs - 3 * DAY_MS)
      .returningAll();
    const deleted = await forgotten.execute();
    assert.deepEqual(await count(db), live);
    assert.deepEqual(await count(db, lastDays(7, WEBSITE.timeZone, nowMs)), week);
    await db.insertInto('analytics_events').values(deleted).execute();
  });

  test('include late events after the next totaling; today is always counted at once', async () => {
    await totalDays(db, { keptDays: KEPT_DAYS });
    const { visits: before } = await count(db);
    const late = eventOf('late', 12, { visitor: 'late' });
    await createEventWriter(db).write([late, late, eventOf('now', 0, { visitor: 'now' })]);
    assert.equal((await lateDays(db)).length, 1);
    const sum = (visits: typeof before) => visits.reduce((total, { views }) => total + views, 0);
    assert.equal(sum((await count(db)).visits), sum(before) + 1);
    await totalDays(db, { keptDays: KEPT_DAYS });
    assert.equal(sum((await count(db)).visits), sum(before) + 2);
    await createEventWriter(db).write([late]);
    assert.deepEqual(await lateDays(db), [], 'a repetition changes nothing');
  });

  test('are right after several processes total days while late events are written', async () => {
    await forgetTotals(db);
    const writer = createEventWriter(db);
    const write = async (id: number) => writer.write([eventOf(`rush ${id}`, 2 + (id % 25))]);
    await Promise.all([
      ...[1, 2, 3].map(() => totalDays(db, { keptDays: KEPT_DAYS })),
      ...Array.from({ length: 60 }, (_, id) => write(id)),
    ]);
    await totalDays(db, { keptDays: KEPT_DAYS });
    const totaled = await count(db);
    await forgetTotals(db);
    assert.deepEqual(totaled, await count(db));
  });

  test('of another time zone are not read, and replaced', async () => {
    await totalDays(db, { keptDays: KEPT_DAYS });
    const totaled = await count(db);
    await db.updateTable('visit_days').set({ time_zone: 'Asia/Tokyo', views: 1_000 }).execute();
    assert.equal(await countTotaled(db), 0);
    assert.deepEqual(await count(db), totaled);
    await totalDays(db, { keptDays: KEPT_DAYS });
    assert.deepEqual(await count(db), totaled);
  });

  test('are dropped with their events', async () => {
    await totalDays(db, { keptDays: 5 });
    const { totaled } = await findPeriod(db, days);
    assert.ok(totaled.length > 0 && totaled.length <= 5, String(totaled));
    const rest = await db.selectFrom('visit_day_visitors').select('day').distinct().execute();
    assert.deepEqual(rest.map(({ day }) => day).sort(), [...totaled].sort());
  });

  test('stop when the store closes', async () => {
    await forgetTotals(db);
    await totalDays(db, { keptDays: KEPT_DAYS, closing: AbortSignal.abort() });
    assert.equal(await countTotaled(db), 0);
  });
});

// The embedded database has one connection: there one waits for the other.
describeOnPostgres('a day that is totaled while a late event is written', (stores) => {
  test('is totaled with that event, or again', async () => {
    const db = await stores.openDatabase();
    const write = (on: Database, id: string) => createEventWriter(on).write([eventOf(id, 3)]);
    await write(db, 'first');
    await totalDays(db, { keptDays: KEPT_DAYS });
    await write(db, 'second');
    let hasTotaled = false;
    let totaling: Promise<void> | undefined;
    await db.transaction().execute(async (transaction) => {
      await write(transaction, 'third');
      totaling = totalDays(db, { keptDays: KEPT_DAYS }).finally(() => (hasTotaled = true));
      // Its failure is seen below.
      totaling.catch(() => undefined);
      await untilBlocked(db, () => hasTotaled);
    });
    await totaling;
    await totalDays(db, { keptDays: KEPT_DAYS });
    const [day] = (await count(db)).visits;
    assert.deepEqual([day?.views, await countTotaled(db)], [3, 1]);
  });
});
