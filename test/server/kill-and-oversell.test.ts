import assert from 'node:assert/strict';
import { after, before, describe, test, type TestContext } from 'node:test';
import { fileURLToPath } from 'node:url';

import { assertFlawless, auditRush } from '../support/audit-rush.ts';
import type { OpenDatabase } from '../../demo/server/platform/database/open-database.ts';
import type { Database } from '../../demo/server/platform/database/tables.ts';
import { createDisturber } from '../support/disturb-rush.ts';
import { describeWithPostgres } from '../support/describe-with-postgres.ts';
import { makeEmbeddedFolder } from '../support/embedded-folder.ts';
import { startNaiveStore } from '../support/naive-store.ts';
import { openPrepared, type Place, stockUp } from '../support/prepared-database.ts';
import { type PrivatePostgres, startPrivatePostgres } from '../support/private-postgres.ts';
import { rush, type RushClient } from '../support/rush.ts';
import { runStore, type StoreProcess } from '../support/store-process.ts';
import { removeFolder } from '../support/temporary-folder.ts';
import { IS_WHOLE_RUN } from '../support/whole-run.ts';

const MUGS = IS_WHOLE_RUN ? 50 : 12;
const CLIENTS = IS_WHOLE_RUN ? 200 : 40;
const START_WINDOW_MS = IS_WHOLE_RUN ? 1_000 : 200;
/** Stops a test that hangs, not a slow machine. */
const DEADLINE_MS = 300_000;
/** The store is killed when this many orders are acknowledged: somewhere within the bounds, or at one place always. */
const KILLS = IS_WHOLE_RUN
  ? [
      { least: 1, most: 15 },
      { least: 20, most: 40 },
    ]
  : [{ least: 5, most: 5 }];
/**
 * The control run: fewer of both, of another product, and no kill. This many orders check the stock before the first one decides;
 * one client may have sent two of them.
 */
const NAIVE = { sku: 'vase', clients: 40, pieces: 10, looks: 30 } as const;

const PROGRAM = fileURLToPath(import.meta.resolve('../support/store-without-limits.ts'));

/** Runs the rush against the store as a process that is killed and started again on the same data. */
async function rushAndKill({ databaseUrl = '', dataDir = '' }: Place): Promise<readonly RushClient[]> {
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir };
  const launch = (): Promise<StoreProcess> => runStore({ program: PROGRAM, env });
  let store = await launch();
  const kill = async (): Promise<void> => {
    await store.end('SIGKILL');
    store = await launch();
  };
  const { onAcknowledged, finish } = createDisturber(KILLS.map((bounds) => ({ ...bounds, disturb: kill })));
  const clients = await rush({
    urlOf: () => store.url,
    clientCount: CLIENTS,
    itemId: 'mug',
    startWindowMs: START_WINDOW_MS,
    deadlineMs: DEADLINE_MS,
    onAcknowledged,
  });
  await finish();
  await store.end('SIGTERM');
  return clients;
}

/** Shows that the same clients and audit detect a store that checks first and writes later. */
async function convictNaiveStore(context: TestContext, db: Database): Promise<void> {
  const store = await startNaiveStore(db, NAIVE.sku, NAIVE.looks);
  try {
    const clients = await rush({
      urlOf: () => store.url,
      clientCount: NAIVE.clients,
      itemId: NAIVE.sku,
      startWindowMs: 0,
      deadlineMs: DEADLINE_MS,
    });
    const audit = await auditRush(db, clients, NAIVE.sku, NAIVE.pieces);
    context.diagnostic(`${audit.sold} sold of ${NAIVE.pieces}`);
    assert.ok(audit.violations.includes('oversold'), `sold ${audit.sold}`);
    assert.ok(audit.sold > NAIVE.pieces);
  } finally {
    await store.close();
  }
}

/** Closes the database before the caller's own `after`. */
function declareRuns(makePlace: () => Promise<Place>): void {
  let place: Place;
  let opened: OpenDatabase | undefined;
  before(async () => {
    place = await makePlace();
    // Both runs use one database, since preparing and opening another costs more than a run.
    await stockUp(place, { mug: MUGS, [NAIVE.sku]: NAIVE.pieces });
  });
  after(() => opened?.close());

  test('all are sold, none twice, none lost', async (context) => {
    const clients = await rushAndKill(place);
    opened = await openPrepared(place);
    const audit = await auditRush(opened.db, clients, 'mug', MUGS);
    context.diagnostic(`${CLIENTS} clients, ${audit.sold} sold, ${audit.left} left`);
    assertFlawless(audit, MUGS);
  });

  test('control: a store that checks first and writes later is detected', async (context) => {
    opened ??= await openPrepared(place);
    await convictNaiveStore(context, opened.db);
  });
}

describe(`the server is killed while ${CLIENTS} clients want the last ${MUGS} mugs`, () => {
  describe('kills and rush, on PGlite', () => {
    let dataDir: string;
    declareRuns(async () => ({ dataDir: (dataDir = await makeEmbeddedFolder()) }));
    after(() => {
      removeFolder(dataDir);
    });
  });

  describeWithPostgres('kills and rush, on PostgreSQL', () => {
    let postgres: PrivatePostgres;
    declareRuns(async () => {
      postgres = await startPrivatePostgres({ isDurable: true });
      return { databaseUrl: await postgres.createDatabase() };
    });
    after(() => postgres.close());
  });
});
