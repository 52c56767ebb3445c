import { spreadOf } from '../shared/statistics.ts';
import type { Growth } from './growth.ts';
import type { Size } from './sizes.ts';
import { timeOf, type Contest } from './time-all.ts';
import { SITE_TASKS, type SiteTaskName } from './site.ts';
import { WORKLOADS, type WorkloadName } from './workloads.ts';

/** All measurements. */
export interface Measurements {
  readonly contests: readonly Contest[];
  readonly sizes: readonly Size[];
  readonly growth: readonly Growth[];
}

const RIVAL = 'the existing engine';

const KINDS = ['render', 'parse', 'compile + render'] as const satisfies readonly Contest['kind'][];

/** The target: how many times faster than the existing engine. */
const TARGETS: Readonly<Record<Contest['kind'], Readonly<Partial<Record<Contest['workload'], number>>>>> = {
  render: { price: 20, list: 4.5, blog: 2.3, plain: 4 },
  parse: { price: 1.5, list: 1.5, blog: 1.5, plain: 1.5 },
  'compile + render': { 'a site': 2, 'page by page': 2 },
};

/**
 * Writes the tables.
 * @param measurements all of them
 * @returns Markdown
 */
export function report({ contests, sizes, growth }: Measurements): string {
  return [timesTable(contests), sizesTable(sizes), growthTable(growth)].join('\n\n');
}

function timesTable(contests: readonly Contest[]): string {
  const groups = KINDS.flatMap((kind) => {
    const workloads = new Set(contests.filter((each) => each.kind === kind).map(({ workload }) => workload));
    return [...workloads].map((workload) =>
      contests.filter((each) => each.kind === kind && each.workload === workload),
    );
  });
  const rows = groups.flatMap((group) => group.map((each, place) => timesRow(each, place, group)));
  const heads = ['what', 'who', 'µs', 'least–most', '× the existing', 'least–most', 'asked'];
  return table(heads, '--rrrr-', rows);
}

function timesRow(each: Contest, place: number, group: readonly Contest[]): readonly string[] {
  const { kind, workload, contestant, samplesUs } = each;
  const rival = group.find((other) => other.contestant === RIVAL) ?? each;
  const { median, min, max } = timeOf(each);
  const ratio = spreadOf(samplesUs.map((us, sample) => (rival.samplesUs[sample] ?? Number.NaN) / us));
  const target = contestant === 'ours' ? TARGETS[kind][workload] : undefined;
  return [
    place === 0 ? `${kind} ${workload}: ${descriptionOf(kind, workload)}` : '',
    contestant,
    short(median),
    `${short(min)}–${short(max)}`,
    short(ratio.median),
    `${short(ratio.min)}–${short(ratio.max)}`,
    target === undefined ? '' : verdict(ratio.median >= target, `≥ ${target}`),
  ];
}

function descriptionOf(kind: Contest['kind'], workload: Contest['workload']): string {
  if (kind === 'compile + render') return SITE_TASKS[workload as SiteTaskName];
  return kind === 'render' ? WORKLOADS[workload as WorkloadName].what : 'its template';
}

function sizesTable(sizes: readonly Size[]): string {
  const rows = sizes.map(({ what, minified, brotli, target }) => [
    what,
    minified.toLocaleString('en-US'),
    brotli.toLocaleString('en-US'),
    target === undefined ? '' : verdict(brotli <= target, `≤ ${target.toLocaleString('en-US')}`),
  ]);
  return table(['what a page loads', 'minified, bytes', 'brotli, bytes', 'asked'], '-rr-', rows);
}

function growthTable(growth: readonly Growth[]): string {
  const rows = growth.map(({ rows: count, usPerRow, heldBytesPerRow, peakBytesPerRow }) => [
    count.toLocaleString('en-US'),
    short(usPerRow),
    Math.round(heldBytesPerRow).toLocaleString('en-US'),
    Math.round(peakBytesPerRow).toLocaleString('en-US'),
  ]);
  return table(
    ['rows of `plain`', 'µs per row', 'bytes held per row', 'bytes more at the peak, per row'],
    'rrrr',
    rows,
  );
}

function table(heads: readonly string[], sides: string, rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const rule = [...heads.keys()].map((place) => (sides[place] === 'r' ? '--:' : '---'));
  return [line(heads), line(rule), ...rows.map(line)].join('\n');
}

function short(number: number): string {
  if (number >= 100) return number.toFixed(0);
  return number >= 10 ? number.toFixed(1) : number.toFixed(2);
}

function verdict(isMet: boolean, target: string): string {
  return `${target}: ${isMet ? 'met' : 'missed'}`;
}
