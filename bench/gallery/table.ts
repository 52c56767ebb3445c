import { ratioOf, spreadOf, type Spread } from '../shared/statistics.ts';

/** A row of a table: one measurement of every visit. */
export interface Row<Visit> {
  readonly words: string;
  readonly read: (visit: Visit) => number;
  /** The number of decimals; 0 by default. */
  readonly digits?: number;
  readonly goal?: Goal;
}

/** The target for ours: a multiple of the first contestant, a difference from it, or a number. */
interface Goal {
  readonly type: 'ratio' | 'more' | 'value';
  readonly most: number;
}

/** A contestant with its visits, one per round. */
export interface Column<Visit> {
  readonly title: string;
  readonly visits: readonly Visit[];
  /** Whether goals are its goals. */
  readonly isOurs: boolean;
}

/**
 * Renders a Markdown table: medians with minimum and maximum, and the ratio to the first contestant, pair by pair.
 * @param rows of the table
 * @param columns the contestants; the others are compared with the first
 */
export function tableOf<Visit>(rows: readonly Row<Visit>[], columns: readonly Column<Visit>[]): string {
  const head = ['what', ...columns.map(({ title }) => title), 'asked'];
  const rule = head.map((_, index) => (index === 0 || index === head.length - 1 ? '---' : '--:'));
  const lines = rows.map((row) => [
    row.words,
    ...columns.map((column) => cellOf(row, column, columns[0] ?? column)),
    row.goal ? askedOf(row, row.goal, columns) : '',
  ]);
  return [head, rule, ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function cellOf<Visit>(
  { read, digits = 0 }: Row<Visit>,
  column: Column<Visit>,
  first: Column<Visit>,
): string {
  const values = column.visits.map(read);
  const own = written(spreadOf(values), digits);
  const ratio = ratioOf(values, first.visits.map(read));
  return column === first || !Number.isFinite(ratio.median) ? own : `${own}, × ${ratio.median.toFixed(2)}`;
}

function written({ median, min, max }: Spread, digits: number): string {
  const range = min === max ? '' : ` (${min.toFixed(digits)}–${max.toFixed(digits)})`;
  return median.toFixed(digits) + range;
}

function askedOf<Visit>(
  { read, digits = 0 }: Row<Visit>,
  { type, most }: Goal,
  columns: readonly Column<Visit>[],
): string {
  const [first] = columns;
  const base = first?.visits.map(read) ?? [];
  const isMet = columns
    .filter(({ isOurs }) => isOurs)
    .map(({ visits }) => {
      const values = visits.map(read);
      // Rounded as in the table: ignores a shift of a millionth of a pixel.
      const median = Number(spreadOf(values).median.toFixed(digits));
      if (type === 'ratio') return ratioOf(values, base).median <= most;
      return median <= (type === 'more' ? Number(spreadOf(base).median.toFixed(digits)) + most : most);
    });
  const asked = { ratio: `≤ ${most} ×`, more: `≤ first + ${most}`, value: `≤ ${most}` }[type];
  return `${asked}: ${isMet.map((met) => (met ? 'met' : 'missed')).join(', ')}`;
}
