import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';

import { assertFlawless, auditRush } from '../support/audit-rush.ts';
import { describeWithPostgres } from '../support/describe-with-postgres.ts';
import { createDisturber } from '../support/disturb-rush.ts';
import { openPrepared, stockUp } from '../support/prepared-database.ts';
import { type PrivatePostgres, startPrivatePostgres } from '../support/private-postgres.ts';
import { type RoundRobinProxy, startRoundRobinProxy } from '../support/round-robin-proxy.ts';
import { rush } from '../support/rush.ts';
import { runStore, type StoreProcess } from '../support/store-process.ts';

const STORES = 3;
const MUGS = 50;
const CLIENTS = 200;
const START_WINDOW_MS = 1_000;
/** Stops a test that hangs, not a slow machine. */
const DEADLINE_MS = 300_000;
const PROGRAM = fileURLToPath(import.meta.resolve('../support/store-without-limits.ts'));

// Every run kills one store: test/server/kill-and-oversell.test.ts.
describeWithPostgres('three stores on one PostgreSQL behind a proxy', () => {
  let postgres: PrivatePostgres;
  let databaseUrl: string;
  let stores: StoreProcess[] = [];
  let proxy: RoundRobinProxy;
  const launch = (): Promise<StoreProcess> =>
    runStore({ program: PROGRAM, env: { DATABASE_URL: databaseUrl } });
  before(async () => {
    postgres = await startPrivatePostgres({ isDurable: true });
    databaseUrl = await postgres.createDatabase();
    await stockUp({ databaseUrl }, { mug: MUGS });
    stores = await Promise.all(Array.from({ length: STORES }, launch));
    proxy = await startRoundRobinProxy(() => stores.map(({ url }) => url));
  });
  after(async () => {
    await proxy.close();
    await Promise.all(stores.map((store) => store.end('SIGKILL')));
    await postgres.close();
  });

  const killStore = (place: number) => async (): Promise<void> => {
    await stores[place]!.end('SIGKILL');
    stores[place] = await launch();
  };

  test(`two of them killed and the database once, sold ${MUGS} of the last ${MUGS} to ${CLIENTS} clients with none lost and none doubled`, async (context) => {
    const { onAcknowledged, finish } = createDisturber([
      { least: 1, most: 12, disturb: killStore(0) },
      { least: 15, most: 25, disturb: () => postgres.crashAndRestart() },
      { least: 28, most: 40, disturb: killStore(1) },
    ]);
    const first = stores.map(({ url }) => url);
    const clients = await rush({
      urlOf: () => proxy.url,
      clientCount: CLIENTS,
      itemId: 'mug',
      startWindowMs: START_WINDOW_MS,
      deadlineMs: DEADLINE_MS,
      onAcknowledged,
    });
    await finish();
    const { db, close } = await openPrepared({ databaseUrl });
    const audit = await auditRush(db, clients, 'mug', MUGS);
    await close();
    const shares = first.map((url) => proxy.passedTo.get(url) ?? 0);
    context.diagnostic(`${CLIENTS} clients, ${audit.sold} sold; requests by store: ${shares.join(', ')}`);
    assertFlawless(audit, MUGS);
    assert.ok(
      shares.every((count) => count > 0),
      'each store took part',
    );
  });
});
