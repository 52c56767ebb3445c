import { spreadOf } from '../shared/statistics.ts';
import type { Growth } from './growth.ts';
import type { Size } from './sizes.ts';
import { timeOf, type Contest } from './time-all.ts';
import { WORKLOADS, type WorkloadName } from './workloads.ts';

/** All measurements. */
export interface Measurements {
  readonly contests: readonly Contest[];
  readonly sizes: readonly Size[];
  readonly growth: readonly Growth[];
}

const RIVAL = 'the existing engine';

/** The target: how many times faster than the existing engine. */
const TARGETS: Readonly<Record<Contest['kind'], Readonly<Record<WorkloadName, number>>>> = {
  render: { price: 20, list: 3.5, blog: 1.8, plain: 3 },
  parse: { price: 1, list: 1, blog: 1, plain: 1 },
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
  const rows = (['render', 'parse'] as const).flatMap((kind) =>
    (Object.keys(WORKLOADS) as WorkloadName[]).flatMap((workload) =>
      contests
        .filter((each) => each.kind === kind && each.workload === workload)
        .map((each, place, group) => {
          const rival = group.find(({ contestant }) => contestant === RIVAL) ?? each;
          const times = each.samplesUs.map((us, sample) => (rival.samplesUs[sample] ?? Number.NaN) / us);
          const { median, min, max } = timeOf(each);
          const ratio = spreadOf(times);
          return [
            place === 0
              ? `${kind} ${workload}: ${kind === 'render' ? WORKLOADS[workload].what : 'its template'}`
              : '',
            each.contestant,
            short(median),
            `${short(min)}–${short(max)}`,
            short(ratio.median),
            `${short(ratio.min)}–${short(ratio.max)}`,
            each.contestant === 'ours'
              ? verdict(ratio.median >= TARGETS[kind][workload], `≥ ${TARGETS[kind][workload]}`)
              : '',
          ];
        }),
    ),
  );
  const heads = ['what', 'who', 'µs', 'least–most', '× the existing', 'least–most', 'asked'];
  return table(heads, '--rrrr-', rows);
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
