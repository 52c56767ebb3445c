import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { readSettings } from '../../demo/server/read-settings.ts';
import { parsePosition } from '../../demo/server/platform/replica/wal-position.ts';
import { createLagWatch } from '../../demo/server/platform/replica/watch-lag.ts';

describe('DATABASE_READ_URL', () => {
  test('needs a database that it is a replica of', () => {
    const read = (env: Record<string, string>) => () => readSettings([], env);
    assert.throws(read({ DATABASE_READ_URL: 'postgres://localhost/store' }), /needs DATABASE_URL/);
    assert.throws(
      read({ DATABASE_URL: 'postgres://localhost/store', DATABASE_READ_URL: 'localhost' }),
      /DATABASE_READ_URL must look like postgres:/,
    );
  });
});

test('positions of the log are compared as numbers', () => {
  assert.equal(parsePosition('0/FF'), 255n);
  assert.equal(parsePosition('2/1'), 2n ** 33n + 1n);
  for (const text of ['', '1', '0/', '/0', '0/123456789', '0/0; drop', '0/fg'])
    assert.equal(parsePosition(text), undefined);
});

describe('the lag of a replica', () => {
  test('counts from the last time at which it had all that was written', () => {
    const watch = createLagWatch(10);
    watch.note(0, 100n, 100n);
    watch.note(5, 200n, 150n);
    assert.equal(watch.isFresh(10), true);
    assert.equal(watch.isFresh(11), false);
    watch.note(11, 300n, 200n);
    assert.equal(watch.isFresh(15), true);
  });

  test('does not count while nobody writes', () => {
    const watch = createLagWatch(10);
    watch.note(0, 100n, 100n);
    watch.note(1_000, 100n, 100n);
    assert.equal(watch.isFresh(1_000), true);
  });

  test('is reported once it is too long twice', () => {
    const watch = createLagWatch(10);
    assert.equal(watch.note(0, 100n, 50n), false);
    assert.equal(watch.note(1, 100n, 60n), true);
    assert.equal(watch.note(2, 200n, 100n), false);
  });

  test('includes a write only once it is replayed, and nothing after a failure', () => {
    const watch = createLagWatch(10);
    watch.note(0, 100n, 100n);
    assert.equal(watch.has(100n), true);
    assert.equal(watch.has(101n), false);
    watch.forget();
    assert.equal(watch.has(0n), false);
    assert.equal(watch.isFresh(0), false);
  });
});
