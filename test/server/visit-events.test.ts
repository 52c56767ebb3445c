import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { countEvents } from '../../demo/server/features/visits/count-events.ts';
import { findPeriod } from '../../demo/server/features/visits/visits-period.ts';
import { lastDays } from '../../demo/server/platform/shared/days.ts';
import { createEventWriter } from '../../demo/server/features/visits/event-writer.ts';
import { readFormEvent } from '../../demo/server/features/visits/read-events.ts';
import { API_URLS } from '../../demo/server/platform/http/urls.ts';
import { describeOnEachDatabase, type OpenStore } from '../support/each-database.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { type StoreAnswer, Visitor } from '../support/visitor.ts';

const HOUR_MS = 60 * 60_000;

const CONTENT = {
  event_id: 'event-1',
  event_occurrence_timestamp: 1_800_000_000_000,
  analytics_id: 'ann',
  cart_id: '',
  page_path: '/shop/mug',
};

const EVENT = {
  tracker: 'newer',
  name: 'product_viewed',
  visitor: 'ann',
  page_path: '/shop/mug',
  cart_id: '',
  occurred_at: 1_800_000_000_000,
  data: '{}',
};

describeOnEachDatabase('visit events', (stores) => {
  let store: OpenStore;
  let visitor: Visitor;
  before(async () => {
    store = await stores.open({ rateLimits: NO_LIMITS });
    visitor = await Visitor.arrive(store.url);
  });

  const send = (content: object): Promise<StoreAnswer> =>
    visitor.send('POST', API_URLS.newerEvents, {
      eventSchemaName: 'product_viewed',
      eventContent: JSON.stringify({ ...CONTENT, ...content }),
    });

  test('are refused with an id that the database cannot store', async () => {
    assert.equal((await send({ event_id: 'a\0' })).status, 400);
  });

  test('are refused from pages of other sites, and so are page performance records', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    const body = { eventSchemaName: 'page_view', eventContent: JSON.stringify(CONTENT) };
    for (const path of [API_URLS.newerEvents, API_URLS.performanceRecords])
      assert.equal((await visitor.send('POST', path, body, { headers })).status, 403, path);
  });

  test('lose characters of texts that the database cannot store', async () => {
    const answer = await send({ analytics_id: 'a\0nn', page_path: '/shop\0/mug' });
    assert.equal(answer.status, 202, answer.text);
    const db = await stores.closeAndRead(store);
    assert.deepEqual(await db.selectFrom('analytics_events').select(['visitor', 'page_path']).execute(), [
      { visitor: 'ann', page_path: '/shop/mug' },
    ]);
  });

  test('of the future, or under 150 custom names, count now and fill at most 100 rows', async () => {
    const db = await stores.openDatabase();
    const send = (id: number) =>
      readFormEvent('older', {
        event: `custom_${id}`,
        data: JSON.stringify({ eventId: String(id), occurredAt: 8e15 }),
        visitor: 'crumb',
      });
    const events = Array.from({ length: 150 }, (_, id) => send(id));
    await createEventWriter(db).write(events);
    const period = await findPeriod(db, lastDays(7, 'UTC', Date.now() + 2 * HOUR_MS));
    assert.equal((await countEvents(db, period)).length, 100);
    assert.equal(
      events.some(({ visitor: name }) => name.includes('crumb') || name === ''),
      false,
    );
    assert.equal(new Set(events.map(({ visitor: name }) => name)).size, 1);
  });

  test('of other requests are stored when the database refuses those of one', async () => {
    const db = await stores.openDatabase();
    const writer = createEventWriter(db);
    const outcomes = await Promise.allSettled(
      // The first one is written alone; the others queue meanwhile.
      ['a', 'b', 'c\0', 'd'].map((id) => writer.write([{ ...EVENT, event_id: id }])),
    );
    assert.deepEqual(
      outcomes.map(({ status }) => status),
      ['fulfilled', 'fulfilled', 'rejected', 'fulfilled'],
    );
    const rows = await db.selectFrom('analytics_events').select('event_id').orderBy('event_id').execute();
    assert.deepEqual(
      rows.map((row) => row.event_id),
      ['a', 'b', 'd'],
    );
  });
});
