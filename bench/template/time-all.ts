import { run } from '../../tools/run.mjs';
import { spreadOf, type Spread } from '../shared/statistics.ts';
import { TIMER_FILE } from './built-engine.ts';
import { NEIGHBOURS, PARSERS, RENDERERS, SITE_RENDERERS } from './contestants.ts';
import { SITE_TASKS, type SiteTaskName } from './site.ts';
import { WORKLOADS, type WorkloadName } from './workloads.ts';

/** One contestant at one task. */
export interface Contest {
  readonly kind: 'render' | 'parse' | 'compile + render';
  readonly workload: WorkloadName | SiteTaskName;
  readonly contestant: string;
  readonly samplesUs: number[];
}

const TIME_LIMIT_MS = 120_000;

/** Lists the contests, without measurements. */
export function createContests(): readonly Contest[] {
  const names = Object.keys(WORKLOADS) as WorkloadName[];
  const ofSites = (Object.keys(SITE_TASKS) as SiteTaskName[]).flatMap((workload) =>
    Object.keys(SITE_RENDERERS).map((contestant): Contest => ({
      kind: 'compile + render',
      workload,
      contestant,
      samplesUs: [],
    })),
  );
  const ofTemplates = names.flatMap((workload) => {
    const renderers = [...Object.keys(RENDERERS), ...(workload === 'plain' ? Object.keys(NEIGHBOURS) : [])];
    const contest =
      (kind: Contest['kind']) =>
      (contestant: string): Contest => ({ kind, workload, contestant, samplesUs: [] });
    return [...renderers.map(contest('render')), ...Object.keys(PARSERS).map(contest('parse'))];
  });
  return [...ofTemplates, ...ofSites];
}

/**
 * Checks that every contestant renders the same bytes.
 * @throws Error with the name of a contestant that does not
 */
export async function demandSameBytes(): Promise<void> {
  for (const workload of Object.keys(WORKLOADS) as WorkloadName[]) {
    const outputs = new Map<string, unknown>();
    for (const [name, prepare] of Object.entries({
      ...RENDERERS,
      ...(workload === 'plain' && NEIGHBOURS),
    }))
      outputs.set(name, (await prepare(workload))());
    const expected = outputs.get('the existing engine');
    for (const [name, output] of outputs)
      if (output !== expected) throw new Error(`${workload}: ${name} prints something else`);
  }
  for (const task of Object.keys(SITE_TASKS) as SiteTaskName[]) {
    const [expected, ...others] = await Promise.all(
      Object.values(SITE_RENDERERS).map(async (prepare) => (await prepare(task))().join('\n')),
    );
    if (others.some((output) => output !== expected)) throw new Error(`${task}: the pages differ`);
  }
}

/**
 * Times every contest once more, in sequence, each in a fresh process.
 * @param contests take the measurements in
 */
export async function timeRound(contests: readonly Contest[]): Promise<void> {
  for (const { kind, workload, contestant, samplesUs } of contests) {
    const args = [TIMER_FILE, kind, workload, contestant];
    const { code, output } = await run(process.execPath, args, { timeLimitMs: TIME_LIMIT_MS });
    if (code !== 0) throw new Error(`${kind} ${workload} ${contestant}: ${output}`);
    samplesUs.push(...(JSON.parse(output.trim().split('\n').at(-1) ?? '') as number[]));
  }
}

/**
 * Summarises a contest.
 * @param contest with its measurements
 * @returns processor time of one turn, in microseconds
 */
export function timeOf({ samplesUs }: Contest): Spread {
  return spreadOf(samplesUs);
}
