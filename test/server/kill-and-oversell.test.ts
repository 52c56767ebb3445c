import assert from 'node:assert/strict';
import { after, before, describe, test, type TestContext } from 'node:test';
import { fileURLToPath } from 'node:url';

import { openDatabase, type OpenDatabase } from '../../demo/server/platform/database/open-database.ts';
import { prepareDatabase } from '../../demo/server/prepare-database.ts';
import { type Audit, auditRush, type Violation } from '../support/audit-rush.ts';
import { describeWithPostgres } from '../support/describe-with-postgres.ts';
import { makeEmbeddedFolder } from '../support/embedded-folder.ts';
import { startNaiveStore } from '../support/naive-store.ts';
import { PATIENT_DATABASE } from '../support/no-limits.ts';
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
 * The control run: fewer of both, and no kill. This many orders check the stock before the first one decides;
 * one client may have sent two of them.
 */
const NAIVE = { clients: 40, mugs: 10, looks: 30 } as const;

interface Place {
  readonly databaseUrl?: string;
  readonly dataDir?: string;
}

const PROGRAM = fileURLToPath(import.meta.resolve('../support/store-without-limits.ts'));

/** Runs the rush against the store as a process that is killed and started again on the same data. */
async function rushAndKill({ databaseUrl = '', dataDir = '' }: Place): Promise<readonly RushClient[]> {
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir };
  const launch = (): Promise<StoreProcess> => runStore({ program: PROGRAM, env });
  let store = await launch();
  let restarts = Promise.resolve();
  const killAfter = KILLS.map(({ least, most }) => least + Math.floor(Math.random() * (most - least + 1)));
  const clients = await rush({
    urlOf: () => store.url,
    clientCount: CLIENTS,
    itemId: 'mug',
    startWindowMs: START_WINDOW_MS,
    deadlineMs: DEADLINE_MS,
    onAcknowledged: (count) => {
      if (killAfter[0] === undefined || count < killAfter[0]) return;
      killAfter.shift();
      restarts = restarts.then(async () => {
        await store.end('SIGKILL');
        store = await launch();
      });
    },
  });
  await restarts;
  assert.deepEqual(killAfter, [], 'the store was killed each time');
  await store.end('SIGTERM');
  return clients;
}

async function open({ databaseUrl, dataDir = '' }: Place): Promise<OpenDatabase> {
  const opened = await openDatabase({
    databaseUrl,
    dataDir,
    reset: false,
    limits: PATIENT_DATABASE,
    onLostConnection: () => undefined,
  });
  await prepareDatabase(opened.db, false);
  return opened;
}

function assertFlawless(audit: Audit): void {
  assert.deepEqual(audit.violations, [], audit.reasons.join('\n'));
  assert.deepEqual([audit.sold, audit.left, audit.bought], [MUGS, 0, MUGS]);
}

async function putMugsInStock(place: Place): Promise<void> {
  const { db, close } = await open(place);
  await db.updateTable('stock').set({ quantity: MUGS }).where('sku', '=', 'mug').execute();
  await close();
}

async function surviveRush(context: TestContext, place: Place): Promise<void> {
  await putMugsInStock(place);
  const clients = await rushAndKill(place);
  const { db, close } = await open(place);
  try {
    const audit = await auditRush(db, clients, 'mug', MUGS);
    context.diagnostic(`${CLIENTS} clients, ${audit.sold} sold, ${audit.left} left`);
    assertFlawless(audit);
  } finally {
    await close();
  }
}

/** Shows that the same clients and audit detect a store that checks first and writes later. */
async function convictNaiveStore(context: TestContext, place: Place): Promise<void> {
  const { db, close } = await open(place);
  await db.updateTable('stock').set({ quantity: NAIVE.mugs }).where('sku', '=', 'mug').execute();
  const store = await startNaiveStore(db, 'mug', NAIVE.looks);
  try {
    const clients = await rush({
      urlOf: () => store.url,
      clientCount: NAIVE.clients,
      itemId: 'mug',
      startWindowMs: 0,
      deadlineMs: DEADLINE_MS,
    });
    const audit = await auditRush(db, clients, 'mug', NAIVE.mugs);
    context.diagnostic(`${audit.sold} sold of ${NAIVE.mugs}`);
    assert.ok(audit.violations.includes('oversold'), `sold ${audit.sold}`);
    assert.ok(audit.sold > NAIVE.mugs);
  } finally {
    await store.close();
    await close();
  }
}

describe(`the server is killed while ${CLIENTS} clients want the last ${MUGS} mugs`, () => {
  describe('kills and rush, on PGlite', () => {
    const folders: string[] = [];
    after(() => {
      folders.forEach(removeFolder);
    });

    async function makePlace(): Promise<Place> {
      const dataDir = await makeEmbeddedFolder();
      folders.push(dataDir);
      return { dataDir };
    }

    test('all are sold, none twice, none lost', async (context) => surviveRush(context, await makePlace()));
    test('control: a store that checks first and writes later is detected', async (context) =>
      convictNaiveStore(context, await makePlace()));
  });

  describeWithPostgres('kills and rush, on PostgreSQL', () => {
    let postgres: PrivatePostgres;
    before(async () => {
      postgres = await startPrivatePostgres({ isDurable: true });
    });
    after(() => postgres.close());

    test('all are sold, none twice, none lost', async (context) =>
      surviveRush(context, { databaseUrl: await postgres.createDatabase() }));
    test('control: a store that checks first and writes later is detected', async (context) =>
      convictNaiveStore(context, { databaseUrl: await postgres.createDatabase() }));
  });
});

describe('the audit detects', () => {
  let folder: string;
  let opened: OpenDatabase;
  const SOLD_OUT: RushClient = {
    sessionId: 'late',
    outcome: { kind: 'sold-out' },
    hasAdded: false,
    acknowledged: [],
  };
  const BUYER: RushClient = {
    sessionId: 'ann',
    outcome: { kind: 'bought', orderId: 'one' },
    hasAdded: true,
    acknowledged: ['one', 'one'],
  };
  before(async () => {
    folder = await makeEmbeddedFolder();
    opened = await open({ dataDir: folder });
    await order('one', 'ann', 1);
    await setStock(MUGS - 1);
  });
  after(async () => {
    await opened.close();
    removeFolder(folder);
  });

  async function order(id: string, sessionId: string, quantity: number): Promise<void> {
    const amounts = { subtotal_cents: 0, grand_total_cents: 0, currency: 'USD' };
    const customer = { email: '', customer_name: '' };
    await opened.db
      .insertInto('orders')
      .values({ id, session_id: sessionId, cart_id: id, ...amounts, ...customer })
      .execute();
    await opened.db
      .insertInto('order_lines')
      .values({
        order_id: id,
        position: 0,
        item_id: 'mug',
        sku: 'mug',
        title: '',
        attributes: '{}',
        quantity,
        unit_price_cents: 0,
      })
      .execute();
  }

  async function cancel(id: string): Promise<void> {
    await opened.db.deleteFrom('order_lines').where('order_id', '=', id).execute();
    await opened.db.deleteFrom('orders').where('id', '=', id).execute();
  }

  async function setStock(quantity: number): Promise<void> {
    await opened.db.updateTable('stock').set({ quantity }).where('sku', '=', 'mug').execute();
  }

  const violations = async (...clients: readonly RushClient[]): Promise<readonly Violation[]> =>
    (await auditRush(opened.db, clients, 'mug', MUGS)).violations;

  test('nothing, if all is well', async () => {
    assert.deepEqual(await violations(BUYER), []);
  });

  test('a sold-out answer while something is left', async () => {
    assert.deepEqual(await violations(BUYER, SOLD_OUT), ['unsold']);
  });

  test('a client without a certain answer', async () => {
    const undecided: RushClient = { ...SOLD_OUT, outcome: { kind: 'undecided', why: 'no answer' } };
    assert.deepEqual(await violations(BUYER, undecided), ['undecided']);
  });

  test('an acknowledged order that is not there', async () => {
    assert.deepEqual(await violations(BUYER, { ...BUYER, sessionId: 'bob', acknowledged: ['two'] }), [
      'lost',
    ]);
  });

  test('an order that was never acknowledged', async () => {
    assert.deepEqual(await violations({ ...BUYER, acknowledged: [] }), ['unacknowledged']);
  });

  test('a client with two orders', async () => {
    await order('two', 'ann', 1);
    await setStock(MUGS - 2);
    assert.deepEqual(await violations({ ...BUYER, acknowledged: ['one', 'two'] }), ['doubled']);
    await cancel('two');
    await setStock(MUGS - 1);
  });

  test('an order of two where one was added', async () => {
    await order('two', 'bob', 2);
    await setStock(MUGS - 3);
    assert.deepEqual(await violations(BUYER, { ...BUYER, sessionId: 'bob', acknowledged: ['two'] }), [
      'wrongQuantity',
    ]);
    await cancel('two');
    await setStock(MUGS - 1);
  });

  test('a refused client whose cart was emptied', async () => {
    assert.deepEqual(await violations(BUYER, { ...SOLD_OUT, hasAdded: true }), ['unsold', 'cartLost']);
  });

  test('stock that was taken but not sold', async () => {
    await setStock(MUGS - 2);
    assert.deepEqual(await violations(BUYER), ['stockDiffers']);
    await setStock(MUGS - 1);
  });

  test('a key whose effect was committed without its answer', async () => {
    const row = { scope: 'ann', key: 'key', request_hash: '', status: 0, body: '' };
    await opened.db.insertInto('idempotency').values(row).execute();
    assert.deepEqual(await violations(BUYER), ['halfKey']);
  });
});
