import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { afterEach, before, beforeEach, describe, mock, test } from 'node:test';

import { DEFAULT_RATE_LIMITS } from '../../demo/server/index.ts';
import { type CounterStore, memoryCounters } from '../../demo/server/platform/limits/counter-store.ts';
import { postgresCounters } from '../../demo/server/platform/limits/postgres-counters.ts';
import { createRateLimiter, type Visit } from '../../demo/server/platform/limits/rate-limiter.ts';
import { describeOnPostgres } from '../support/each-database.ts';
import { FEW_REQUESTS } from '../support/few-requests.ts';
import { onlyInWholeRun } from '../support/whole-run.ts';

describe('the rate limiter, in the memory of a process', () => {
  countsRequests(memoryCounters, test);
});

describeOnPostgres('the rate limiter', (stores) => {
  let url = '';
  before(async () => {
    const { place } = await stores.open();
    url = place.databaseUrl!;
  });
  const open = () =>
    postgresCounters({ url, secret: 'secret', onOwnCount: () => assert.fail('not counted in the database') });
  // Thousands of statements.
  countsRequests(open, onlyInWholeRun(test));

  test('counts what several processes have accepted', async () => {
    const one = open();
    const two = open();
    const visit: Visit = { kind: 'write', address: randomUUID(), sessionId: 'ann' };
    const limits = { ...FEW_REQUESTS, write: { burst: 3, perSecond: 0.001 } };
    const limiters = [one, two].map((store) => createRateLimiter(limits, store));
    const waits = [];
    for (const turn of [0, 1, 0, 1, 0]) waits.push((await limiters[turn]!.take(visit)) > 0);
    await one.close();
    await two.close();
    assert.deepEqual(waits, [false, false, false, true, true]);
  });
});

function countsRequests(open: () => CounterStore, testLong: typeof test): void {
  let store: CounterStore;
  let visit: Visit;
  beforeEach(() => {
    store = open();
    visit = { kind: 'write', address: randomUUID(), sessionId: 'ann' };
    mock.timers.enable({ apis: ['Date', 'setTimeout'] });
  });
  afterEach(async () => {
    mock.timers.reset();
    await store.close();
  });

  test('accepts a burst, and the next request after the reported wait', async () => {
    const { take } = createRateLimiter(FEW_REQUESTS, store);
    assert.deepEqual([await take(visit), await take(visit), await take(visit)], [0, 0, 0]);
    assert.equal(await take(visit), 2);
    mock.timers.tick(1_000);
    assert.equal(await take(visit), 1);
    mock.timers.tick(1_000);
    assert.equal(await take(visit), 0);
    assert.equal(await take(visit), 2);
  });

  test('accepts a whole burst again after a pause', async () => {
    const { take } = createRateLimiter(FEW_REQUESTS, store);
    for (let round = 0; round < 3; round += 1) {
      assert.deepEqual([await take(visit), await take(visit), await take(visit)], [0, 0, 0]);
      assert.notEqual(await take(visit), 0);
      mock.timers.tick(6_000);
    }
  });

  testLong('accepts at most twice the rate without a pause', async () => {
    const { take } = createRateLimiter(FEW_REQUESTS, store);
    let passed = 0;
    for (let atMs = 0; atMs < 600_000; atMs += 100) {
      if ((await take(visit)) === 0) passed += 1;
      mock.timers.tick(100);
    }
    assert.ok(passed <= 600 + FEW_REQUESTS.write.burst, `${passed} in ten minutes`);
  });

  test('counts kinds separately', async () => {
    const { take } = createRateLimiter(FEW_REQUESTS, store);
    for (let count = 0; count < 3; count += 1) await take(visit);
    assert.equal(await take(visit), 2);
    assert.equal(await take({ ...visit, kind: 'order' }), 0);
    assert.equal(await take({ ...visit, kind: 'read' }), 0);
  });

  test('counts the address, too, so that dropping the session does not help', async () => {
    const { take } = createRateLimiter(FEW_REQUESTS, store);
    const waits: number[] = [];
    for (let index = 0; index < 7; index += 1) {
      waits.push(await take({ ...visit, sessionId: `session ${index}` }));
    }
    assert.deepEqual(waits, [0, 0, 0, 0, 0, 0, 1]);
    assert.equal(await take({ ...visit, sessionId: '' }), 1);
    assert.equal(await take({ ...visit, address: randomUUID() }), 0);
  });

  test('counts logins by the address alone, however many visitors share it', async () => {
    const { take } = createRateLimiter(FEW_REQUESTS, store);
    const login = { ...visit, kind: 'login' } as const;
    const waits = [
      await take(login),
      await take({ ...login, sessionId: 'bob' }),
      await take({ ...login, sessionId: '' }),
    ];
    assert.deepEqual(waits, [0, 0, 10]);
    assert.equal(await take({ ...login, address: randomUUID() }), 0);
  });

  test('counts nothing of a refused visitor against the address', async () => {
    const { take } = createRateLimiter(FEW_REQUESTS, store);
    for (let count = 0; count < 100; count += 1) await take(visit);
    const other = { ...visit, sessionId: 'bob' };
    assert.deepEqual([await take(other), await take(other), await take(other)], [0, 0, 0]);
  });

  test('does not lengthen the wait after a refused request', async () => {
    const { take } = createRateLimiter(FEW_REQUESTS, store);
    for (let count = 0; count < 10; count += 1) await take(visit);
    mock.timers.tick(2_000);
    assert.equal(await take(visit), 0);
  });

  test('accepts no more requests when the clock is set back', async () => {
    mock.timers.setTime(3_600_000);
    const { take } = createRateLimiter(FEW_REQUESTS, store);
    for (let count = 0; count < 4; count += 1) await take(visit);
    mock.timers.setTime(0);
    assert.notEqual(await take(visit), 0);
  });

  testLong('accepts five items a second for a minute by default', async () => {
    const { take } = createRateLimiter(DEFAULT_RATE_LIMITS, store);
    for (let atMs = 0; atMs < 60_000; atMs += 200) {
      assert.equal(await take(visit), 0);
      assert.equal(await take({ ...visit, kind: 'read' }), 0);
      mock.timers.tick(200);
    }
  });
}
