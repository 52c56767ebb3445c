/**
 * `npm run bench:load [-- --count 2000 --memory 100000]`: what the store costs under load, as one process and as three, on a
 * durable PostgreSQL of their own: requests per second, processor time per request, the slowest of a hundred requests, memory
 * after many requests, and what a graceful stop under load loses.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';

import { OWNER_PASSWORD } from '../test/support/owner.ts';
import { stockUp } from '../test/support/prepared-database.ts';
import { startPrivatePostgres } from '../test/support/private-postgres.ts';
import { runStore, type StoreProcess } from '../test/support/store-process.ts';
import { measureMemory } from './load/measure-memory.ts';
import { measureScenario } from './load/measure-scenario.ts';
import { SCENARIOS } from './load/scenarios.ts';
import { stopUnderLoad } from './load/stop-under-load.ts';

const PROCESS_COUNTS = [1, 3] as const;
const PLENTY = 100_000_000;

const { values } = parseArgs({
  options: { count: { type: 'string', default: '2000' }, memory: { type: 'string', default: '100000' } },
});
const postgres = await startPrivatePostgres({ isDurable: true });
const databaseUrl = await postgres.createDatabase();
const program = 'test/support/store-without-limits.ts';
const env = { DATABASE_URL: databaseUrl, OWNER_PASSWORD, SHARED_PAGES: 'on' };
const start = (): Promise<StoreProcess> => runStore({ program, env });
await stockUp({ databaseUrl, dataDir: '' }, { mug: PLENTY });
let stores = [await start()];
try {
  console.log(
    '| processes | request | per second | processor time of the stores, ms | of PostgreSQL, ms | median, ms | p99, ms |',
  );
  console.log('| --: | --- | --: | --: | --: | --: | --: |');
  for (const processes of PROCESS_COUNTS) {
    while (stores.length < processes) stores.push(await start());
    for (const scenario of SCENARIOS) {
      const row = await measureScenario({
        scenario,
        stores,
        postgresPid: postgres.pid(),
        count: Number(values.count),
      });
      console.log(`| ${processes} | ${row} |`);
    }
  }
  console.log(`\nload ${loadavg()[0]?.toFixed(1)}\n`);
  console.log(await stopUnderLoad(stores));
  stores = [await start()];
  console.log(await measureMemory(stores[0]!, Number(values.memory)));
} finally {
  for (const store of stores) await store.end('SIGTERM');
  await postgres.close();
}
