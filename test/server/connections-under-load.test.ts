import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';

import { PGlite } from '@electric-sql/pglite';

import { createPglitePool } from '../../demo/server/platform/database/pglite-pool.ts';
import { startServer } from '../../demo/server/index.ts';
import { makeEmbeddedFolder } from '../support/embedded-folder.ts';
import { removeFolder } from '../support/temporary-folder.ts';

const CALLERS = 20;
/** The usual setting of proxies: nginx and cloud load balancers. */
const PROXY_KEEPS_SECONDS = 60;

describe('connections under load', () => {
  test('the process handles connections between two writes to the embedded database', async () => {
    const database = await PGlite.create();
    const pool = createPglitePool(database);
    const ended = new AbortController();
    const callers = Array.from({ length: CALLERS }, async () => {
      const client = await pool.connect();
      await client.query('select 1', []);
      client.release();
    });
    const all = Promise.all(callers).then(() => {
      ended.abort();
    });
    let turns = 0;
    for (; !ended.signal.aborted; turns += 1) await nextTurn();
    await all;
    await pool.end();
    assert.ok(turns >= CALLERS, `${turns} turns of the event loop for ${CALLERS} callers`);
  });

  test('an idle connection stays open longer than a proxy uses it', async () => {
    const dataDir = await makeEmbeddedFolder();
    const store = await startServer({ port: 0, dataDir });
    const answer = await fetch(`${store.url}/api/commerce/goods/mug`);
    await answer.text();
    await store.close();
    removeFolder(dataDir);
    const kept = Number(/timeout=(\d+)/.exec(answer.headers.get('keep-alive') ?? '')?.[1]);
    assert.ok(kept > PROXY_KEEPS_SECONDS, `${kept} s`);
  });
});
