/**
 * `npm run bench:growth [-- --percent 10 --count 30]`: the processor time of the pages of a large store. It has a part of 100,000
 * products, 1,000,000 orders and 50,000,000 analytics events: 1 % by default.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';

import { totalDays } from '../demo/server/features/visits/feature.ts';
import { growStore } from '../test/support/grown-store.ts';
import { ACCOUNT, PASSWORD } from '../test/support/member-visitor.ts';
import { arriveAsOwner, OWNER_PASSWORD } from '../test/support/owner.ts';
import { openPrepared } from '../test/support/prepared-database.ts';
import { startPrivatePostgres } from '../test/support/private-postgres.ts';
import { runStore } from '../test/support/store-process.ts';
import { Visitor } from '../test/support/visitor.ts';
import { processorSecondsOf } from '../tools/processor-time.mjs';
import { GROWING_PAGES } from './growth/pages.ts';

const TARGET = { products: 100_000, orders: 1_000_000, events: 50_000_000 } as const;
const GOAL_MS = 50;
const WARM_UP = 10;
/** Of the numbers in paths: there are as many buyers and products, and more. */
const NUMBERS = 900;

const { values } = parseArgs({
  options: { percent: { type: 'string', default: '1' }, count: { type: 'string', default: '30' } },
});
const count = Number(values.count);
const part = (whole: number): number => Math.round((whole * Number(values.percent)) / 100);
const sizes = {
  products: part(TARGET.products),
  orders: part(TARGET.orders),
  events: part(TARGET.events),
};
const postgres = await startPrivatePostgres({ isDurable: true });
const databaseUrl = await postgres.createDatabase();
const prepared = await openPrepared({ databaseUrl });
await growStore(databaseUrl, sizes);
// The store does so in the background.
await totalDays(prepared.db, { keptDays: 400 });
await prepared.close();
const store = await runStore({
  program: 'test/support/store-without-limits.ts',
  env: { DATABASE_URL: databaseUrl, OWNER_PASSWORD },
});
try {
  const visitor = await Visitor.arrive(store.url);
  await visitor.send('POST', ACCOUNT, { email: 'buyer@example.org', password: PASSWORD });
  await visitor.add({ itemId: 'mug' });
  const visitors = { visitor, owner: await arriveAsOwner(store.url) };
  const sizesText = Object.entries(sizes)
    .map(([what, size]) => `${size.toLocaleString('en-US')} ${what}`)
    .join(', ');
  console.log(
    `${sizesText}\n\n| page | store, ms | PostgreSQL, ms | ≤ ${GOAL_MS} ms |\n| --- | --: | --: | --- |`,
  );
  for (const who of ['visitor', 'owner'] as const)
    for (const path of GROWING_PAGES[who]) console.log(await rowOf(visitors[who], path));
  console.log(`\nload ${loadavg()[0]?.toFixed(1)}`);
} finally {
  await store.end('SIGTERM');
  await postgres.close();
}

async function rowOf(visitor: Visitor, path: string): Promise<string> {
  await request(visitor, path, WARM_UP);
  const read = () => [processorSecondsOf(store.pid), processorSecondsOf(postgres.pid())] as const;
  const before = read();
  await request(visitor, path, count);
  const after = read();
  const [storeMs, postgresMs] = [after[0] - before[0], after[1] - before[1]].map(
    (seconds) => (seconds * 1_000) / count,
  ) as [number, number];
  const isMet = storeMs + postgresMs <= GOAL_MS;
  return `| \`${path}\` | ${storeMs.toFixed(1)} | ${postgresMs.toFixed(1)} | ${isMet ? 'met' : 'missed'} |`;
}

async function request(visitor: Visitor, path: string, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    const { status } = await visitor.get(path.replaceAll('{n}', String(1 + ((time * 7) % NUMBERS))));
    if (status !== 200) throw new Error(`${path} got ${status}`);
  }
}
