import { readFileSync } from 'node:fs';

import type { StoreProcess } from '../../test/support/store-process.ts';
import { runClients } from './run-clients.ts';
import { SCENARIOS } from './scenarios.ts';

const CLIENTS = 16;
const STEPS = 10;
const KB_PER_MB = 1_000;

/**
 * Measures the memory of a store while clients read its product page.
 * @param store the store
 * @param count of requests
 * @returns a sentence
 */
export async function measureMemory({ url, pid }: StoreProcess, count: number): Promise<string> {
  const [scenario] = SCENARIOS;
  const megabytes: string[] = [];
  for (let step = 0; step < STEPS; step += 1) {
    await runClients(scenario!, [url], { clients: CLIENTS, count: count / STEPS });
    megabytes.push((residentKBOf(pid) / KB_PER_MB).toFixed(0));
  }
  return `Memory of a store after each ${count / STEPS} of ${count} requests, MB: ${megabytes.join(', ')}`;
}

function residentKBOf(pid: number): number {
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
}
