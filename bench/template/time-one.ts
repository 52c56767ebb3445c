/** Runs one contestant at one task in a process of its own; prints several measurements of the processor time of a turn. */
import { NEIGHBOURS, PARSERS, RENDERERS, SITE_RENDERERS } from './contestants.ts';

/** Processor time of the warm-up, in which the code is compiled. */
const WARM_UP_US = 400_000;
const SAMPLES = 3;
const SAMPLE_US = 120_000;

const [kind, workload, contestant] = process.argv.slice(2);
/** Any contestant: the parent process passes the workload of its kind. */
type PrepareAny = (workload: never) => Promise<() => unknown>;

const tables: Readonly<Record<string, Readonly<Record<string, PrepareAny>>>> = {
  render: { ...RENDERERS, ...NEIGHBOURS },
  parse: PARSERS,
  'compile + render': SITE_RENDERERS,
};
const prepare = tables[kind ?? '']?.[contestant ?? ''];
if (!prepare) throw new Error(`Nothing is called ${kind} ${contestant}`);
const run = await prepare(workload as never);

const turns = warmUp();
const samplesUs = Array.from({ length: SAMPLES }, () => timeOf(turns) / turns);
console.log(JSON.stringify(samplesUs));

function warmUp(): number {
  let turns = 1;
  let us = timeOf(turns);
  for (let spentUs = us; spentUs < WARM_UP_US || us < SAMPLE_US; spentUs += us) {
    if (us < SAMPLE_US) turns = Math.ceil(turns * Math.min(8, SAMPLE_US / Math.max(us, 100))) + 1;
    us = timeOf(turns);
  }
  return turns;
}

function timeOf(count: number): number {
  const before = process.cpuUsage();
  for (let turn = 0; turn < count; turn++) run();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}
