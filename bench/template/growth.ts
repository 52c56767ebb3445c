import { run } from '../../tools/run.mjs';
import { spreadOf } from '../shared/statistics.ts';

/** The cost of rendering a number of rows. */
export interface Growth {
  readonly rows: number;
  readonly usPerRow: number;
  /** Memory in use while the text is held. */
  readonly heldBytesPerRow: number;
  /** Growth of the process beyond its previous peak. */
  readonly peakBytesPerRow: number;
}

interface Measured {
  readonly us: number;
  readonly heldBytes: number;
  readonly peakBytes: number;
}

const COUNTS = [1000, 10_000, 100_000] as const;
const TIME_LIMIT_MS = 120_000;

/**
 * Renders increasing numbers of rows, each in a fresh process.
 * @param rounds the number of repetitions
 * @returns medians per row
 */
export async function measureGrowth(rounds: number): Promise<readonly Growth[]> {
  const growth: Growth[] = [];
  for (const rows of COUNTS) {
    const all: Measured[] = [];
    for (let round = 0; round < rounds; round++) all.push(await measure(rows));
    const median = (key: keyof Measured): number => spreadOf(all.map((each) => each[key])).median / rows;
    growth.push({
      rows,
      usPerRow: median('us'),
      heldBytesPerRow: median('heldBytes'),
      peakBytesPerRow: median('peakBytes'),
    });
  }
  return growth;
}

async function measure(rows: number): Promise<Measured> {
  const script = new URL('grow-one.ts', import.meta.url).pathname;
  const args = ['--expose-gc', '--import', 'tsx', script, String(rows)];
  const { code, output } = await run(process.execPath, args, { timeLimitMs: TIME_LIMIT_MS });
  if (code !== 0) throw new Error(output);
  return JSON.parse(output.trim().split('\n').at(-1) ?? '') as Measured;
}
