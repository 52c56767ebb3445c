import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { DEFAULT_RATE_LIMITS, startServer } from '../../demo/server/index.ts';
import { createRateLimiter } from '../../demo/server/limits/rate-limiter.ts';
import { makeEmbeddedFolder } from '../support/embedded-folder.ts';
import { removeFolder } from '../support/temporary-folder.ts';
import { Visitor } from '../support/visitor.ts';

const LIMITS = {
  read: { burst: 100, perSecond: 10 },
  write: { burst: 3, perSecond: 0.5 },
  order: { burst: 1, perSecond: 0.1 },
  visitorsPerAddress: 2,
};

/** Nothing comes back while a test runs, however slow the machine is. */
const SLOW_LIMITS = {
  ...LIMITS,
  write: { burst: 3, perSecond: 0.001 },
  order: { burst: 1, perSecond: 0.001 },
};

describe('too many requests', () => {
  const visit = { kind: 'write', address: '127.0.0.1', sessionId: 'ann' } as const;

  test('a bucket lets its burst through, then says how long to wait, then refills', () => {
    let nowMs = 0;
    const { take } = createRateLimiter(LIMITS, () => nowMs);
    assert.deepEqual([take(visit), take(visit), take(visit)], [0, 0, 0]);
    assert.equal(take(visit), 2);
    nowMs = 1_000;
    assert.equal(take(visit), 1);
    nowMs = 2_000;
    assert.equal(take(visit), 0);
    assert.equal(take(visit), 2);
  });

  test('kinds are counted separately', () => {
    const { take } = createRateLimiter(LIMITS, () => 0);
    for (let count = 0; count < 3; count += 1) take(visit);
    assert.equal(take(visit), 2);
    assert.equal(take({ ...visit, kind: 'order' }), 0);
    assert.equal(take({ ...visit, kind: 'read' }), 0);
  });

  test('dropping the session does not help: the address has a bucket too', () => {
    const { take } = createRateLimiter(LIMITS, () => 0);
    const taken = Array.from({ length: 7 }, (_, index) => take({ ...visit, sessionId: `session ${index}` }));
    assert.deepEqual(taken, [0, 0, 0, 0, 0, 0, 1]);
    assert.equal(take({ ...visit, address: '127.0.0.2' }), 0);
  });

  test('a refused request takes no token, and a clock that goes back adds none', () => {
    let nowMs = 10_000;
    const { take } = createRateLimiter(LIMITS, () => nowMs);
    for (let count = 0; count < 10; count += 1) take(visit);
    nowMs = 5_000;
    assert.equal(take(visit), 2);
    nowMs = 12_000;
    assert.equal(take(visit), 0);
  });

  test('a visitor who adds five items a second for a minute stays within the defaults', () => {
    let nowMs = 0;
    const { take } = createRateLimiter(DEFAULT_RATE_LIMITS, () => nowMs);
    for (; nowMs < 60_000; nowMs += 200) {
      assert.equal(take(visit), 0);
      assert.equal(take({ ...visit, kind: 'read' }), 0);
    }
  });

  test('over the wire: 429 with whole seconds, as JSON to a call and as a page to a form', async () => {
    const dataDir = await makeEmbeddedFolder();
    const store = await startServer({ port: 0, dataDir, rateLimits: SLOW_LIMITS });
    try {
      const visitor = await Visitor.arrive(store.url);
      for (let count = 0; count < 3; count += 1) {
        assert.equal((await visitor.add({ itemId: 'print' })).status, 200);
      }
      const refused = await visitor.add({ itemId: 'print' });
      assert.equal(refused.status, 429);
      assert.match(refused.headers.get('retry-after') ?? '', /^\d{3,4}$/);
      assert.deepEqual(refused.json(), { message: 'Please try again in a few seconds.' });
      assert.equal((await visitor.order()).status, 303);
      const page = await visitor.order();
      assert.equal(page.status, 429);
      assert.match(page.headers.get('retry-after') ?? '', /^\d+$/);
      assert.match(page.text, /Please try again in a few seconds\./);
    } finally {
      await store.close();
      removeFolder(dataDir);
    }
  });
});
