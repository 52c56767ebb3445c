import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { openDatabase, type OpenDatabase } from '../../demo/server/platform/database/open-database.ts';
import { healthRoutes } from '../../demo/server/platform/observation/index.ts';
import { describeWithPostgres } from '../support/describe-with-postgres.ts';
import { type PrivatePostgres, startPrivatePostgres } from '../support/private-postgres.ts';

/** Connections of a store. */
const POOL_SIZE = 10;
const A_SECOND_MS = 1_000;

describeWithPostgres('the health of a store', () => {
  let postgres: PrivatePostgres;
  let opened: OpenDatabase;
  before(async () => {
    postgres = await startPrivatePostgres();
    opened = await openDatabase({
      databaseUrl: await postgres.createDatabase(),
      dataDir: '',
      reset: false,
      onLostConnection: () => undefined,
    });
  });
  after(async () => {
    await opened.close();
    await postgres.close();
  });

  /** A store whose clock a test turns. */
  function store(timeLimitMs?: number): {
    readonly ask: (what: 'live' | 'ready') => Promise<readonly [number, unknown]>;
    readonly waitASecond: () => void;
    readonly close: () => void;
  } {
    const closing = new AbortController();
    let nowMs = 0;
    const routes = healthRoutes({
      db: opened.db,
      closing: closing.signal,
      now: () => nowMs,
      ...(timeLimitMs !== undefined && { timeLimitMs }),
    });
    return {
      ask: async (what) => {
        const answer = await routes.request(`/health/${what}`);
        assert.equal(answer.headers.get('cache-control'), 'no-store');
        return [answer.status, ((await answer.json()) as { readonly status: unknown }).status];
      },
      waitASecond: () => (nowMs += A_SECOND_MS),
      close: () => {
        closing.abort();
      },
    };
  }

  test('it is ready while its database answers, and lives without', async () => {
    const { ask, waitASecond } = store();
    assert.deepEqual(await ask('ready'), [200, 'ready']);
    await postgres.stop();
    waitASecond();
    assert.deepEqual(await ask('ready'), [503, 'database unreachable']);
    assert.deepEqual(await ask('live'), [200, 'live']);
    await postgres.start();
    assert.deepEqual(await ask('ready'), [503, 'database unreachable'], 'asked once a second');
    waitASecond();
    assert.deepEqual(await ask('ready'), [200, 'ready']);
  });

  test('it is not ready while its database takes too long', async () => {
    const { ask, waitASecond } = store(50);
    let release: (() => void) | undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    const held = Array.from({ length: POOL_SIZE }, () => opened.db.connection().execute(() => released));
    assert.deepEqual(await ask('ready'), [503, 'database unreachable']);
    release?.();
    await Promise.all(held);
    waitASecond();
    assert.deepEqual(await ask('ready'), [200, 'ready']);
  });

  test('it is not ready once it closes, and lives until it ends', async () => {
    const { ask, close } = store();
    assert.deepEqual(await ask('ready'), [200, 'ready']);
    close();
    assert.deepEqual(await ask('ready'), [503, 'closing']);
    assert.deepEqual(await ask('live'), [200, 'live']);
  });
});
