/**
 * `npm run bench:visits`: measures how the time to write events and to render the owner's page of visits grows with the
 * number of events, on its own PostgreSQL. Events are sent as by pages, one per request, twenty requests in parallel.
 */
import { loadavg } from 'node:os';
import pg from 'pg';

import { createEventWriter } from '../demo/server/features/visits/event-writer.ts';
import { openDatabase } from '../demo/server/platform/database/open-database.ts';
import { startServer } from '../demo/server/index.ts';
import { NO_LIMITS } from '../test/support/no-limits.ts';
import { arriveAsOwner, OWNER_PASSWORD } from '../test/support/owner.ts';
import { startPrivatePostgres } from '../test/support/private-postgres.ts';
import { makeEvents } from './visits/make-events.ts';
import { spreadOf } from './shared/statistics.ts';

const SIZES = [1_000, 10_000, 100_000] as const;
const DAYS = 90;
const AT_ONCE = 20;
const PAGES = 5;
const RANDOM_FACTOR = 16_807;
const RANDOM_MODULUS = 2_147_483_647;

const postgres = await startPrivatePostgres({ isDurable: true });
console.log(
  '| events | writing, events/s | a write, ms (95th) | processor time an event, µs | page of 7 days, ms | of 90 days, ms | a week is read through |',
);
console.log('| --: | --: | --: | --: | --: | --: | --- |');
for (const size of SIZES) {
  const databaseUrl = await postgres.createDatabase();
  const server = await startServer({
    port: 0,
    databaseUrl,
    rateLimits: NO_LIMITS,
    ownerPassword: OWNER_PASSWORD,
  });
  const { db, close } = await openDatabase({
    databaseUrl,
    dataDir: '',
    reset: false,
    onLostConnection: () => undefined,
  });
  const written = await timeWriting(db, size);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('vacuum analyze analytics_events');
  const owner = await arriveAsOwner(server.url);
  const pageMs = async (days: number) => {
    const times: number[] = [];
    for (let page = 0; page < PAGES; page += 1) {
      const startMs = performance.now();
      await owner.get(`/owner/visits?days=${days}`);
      times.push(performance.now() - startMs);
    }
    return spreadOf(times).median.toFixed(0);
  };
  const cells = [written, await pageMs(7), await pageMs(DAYS), await wayOf(client)];
  console.log(`| ${size.toLocaleString('en-US')} | ${cells.join(' | ')} |`);
  await client.end();
  await close();
  await server.close();
}
await postgres.close();
console.log(`\nload ${loadavg()[0]?.toFixed(1)}`);

async function timeWriting(db: Parameters<typeof createEventWriter>[0], size: number): Promise<string> {
  const events = makeEvents(size, DAYS, Date.now() - 3_600_000, randomFrom(7));
  const writer = createEventWriter(db);
  const waitsMs: number[] = [];
  const cpu = process.cpuUsage();
  const startMs = performance.now();
  let next = 0;
  const send = async () => {
    for (let at = next++; at < events.length; at = next++) {
      const sentMs = performance.now();
      await writer.write([events[at]!]);
      waitsMs.push(performance.now() - sentMs);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, send));
  const takenMs = performance.now() - startMs;
  const { user, system } = process.cpuUsage(cpu);
  const late = waitsMs.toSorted((one, other) => one - other)[Math.floor(waitsMs.length * 0.95)] ?? Number.NaN;
  const perSecond = Math.round((events.length / takenMs) * 1000).toLocaleString('en-US');
  return `${perSecond} | ${spreadOf(waitsMs).median.toFixed(1)} (${late.toFixed(1)}) | ${((user + system) / events.length).toFixed(0)}`;
}

/** The index that the planner uses for the page views of a week. */
async function wayOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(
    `explain select visitor from analytics_events
     where tracker = 'older' and name = 'page_view' and occurred_at >= ${Date.now() - 7 * 86_400_000}`,
  );
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  return /analytics_events_(?:by_\w+|key)/.exec(plan)?.[0] ?? 'the whole table';
}

/** Creates a pseudo-random generator of numbers between 0 and 1; the seed is above 0. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * RANDOM_FACTOR) % RANDOM_MODULUS;
    return state / RANDOM_MODULUS;
  };
}
