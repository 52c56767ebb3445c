import type { StoreProcess } from '../../test/support/store-process.ts';
import { processorSecondsOf } from '../../tools/processor-time.mjs';
import { spreadOf } from '../shared/statistics.ts';
import { runClients } from './run-clients.ts';
import type { Scenario } from './scenarios.ts';

const CLIENTS = 16;
/** Before the clock starts: the compiler has not optimized anything yet. */
const WARM_UP = 300;
const LAST_OF_HUNDRED = 0.99;
const MS_PER_SECOND = 1_000;

/** What is measured, and where. */
export interface Measured {
  readonly scenario: Scenario;
  readonly stores: readonly StoreProcess[];
  /** The server process of PostgreSQL. */
  readonly postgresPid: number;
  readonly count: number;
}

/**
 * Measures a scenario.
 * @param measured what, and where
 * @returns cells of a Markdown table, without its outer lines
 */
export async function measureScenario({ scenario, stores, postgresPid, count }: Measured): Promise<string> {
  const urls = stores.map(({ url }) => url);
  await runClients(scenario, urls, { clients: CLIENTS, count: WARM_UP });
  const storePids = stores.map(({ pid }) => pid);
  const read = () => ({ stores: sumOf(storePids), database: sumOf([postgresPid]) });
  let before = read();
  const { seconds, waitsMs } = await runClients(scenario, urls, { clients: CLIENTS, count }, () => {
    before = read();
  });
  const after = read();
  const each = (seconds: number) => ((seconds / waitsMs.length) * MS_PER_SECOND).toFixed(1);
  return [
    scenario.words,
    (waitsMs.length / seconds).toFixed(0),
    each(after.stores - before.stores),
    each(after.database - before.database),
    spreadOf(waitsMs).median.toFixed(1),
    (waitsMs[Math.floor(waitsMs.length * LAST_OF_HUNDRED)] ?? Number.NaN).toFixed(1),
  ].join(' | ');
}

/** The processor seconds of processes and all their children. */
function sumOf(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + processorSecondsOf(pid), 0);
}
