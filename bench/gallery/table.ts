import { ratioOf, spreadOf, type Spread } from '../shared/statistics.ts';

/** A row of a table: one number of every visit. */
export interface Row<Visit> {
  readonly words: string;
  readonly read: (visit: Visit) => number;
  /** Behind the decimal point; 0 by default. */
  readonly digits?: number;
  readonly goal?: Goal;
}

/** What was asked of ours: times the first contestant, so much more than it, or a number. */
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
 * Writes a table of Markdown: medians with the least and the greatest, and the ratio to the first contestant, pair by pair.
 * @param rows what is told
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
      // Rounded as in the table: a shift of a millionth of a pixel is none.
      const median = Number(spreadOf(values).median.toFixed(digits));
      if (type === 'ratio') return ratioOf(values, base).median <= most;
      return median <= (type === 'more' ? Number(spreadOf(base).median.toFixed(digits)) + most : most);
    });
  const asked = { ratio: `≤ ${most} ×`, more: `≤ first + ${most}`, value: `≤ ${most}` }[type];
  return `${asked}: ${isMet.map((met) => (met ? 'met' : 'missed')).join(', ')}`;
}
