import { ratioOf, spreadOf, type Spread } from './statistics.ts';

/** A figure of a table. */
export interface Row<Figure extends string> {
  readonly key: Figure;
  readonly words: string;
  readonly digits?: number;
  readonly goal?: Goal;
}

type Goal =
  | { readonly type: 'ratio'; readonly most: number }
  | { readonly type: 'more'; readonly most: number }
  | { readonly type: 'value'; readonly most: number };

/** What is compared, and by which figures. */
export interface Comparison<Name extends string, Figure extends string> {
  /** The first is the rival that ours is compared with; ours is the last. */
  readonly names: readonly [Name, ...Name[], Name];
  readonly rows: readonly Row<Figure>[];
}

/** The measurements, one per round. */
export type Rounds<Name extends string, Figure extends string> = Readonly<
  Record<Name, readonly Readonly<Record<Figure, number>>[]>
>;

/**
 * Renders a Markdown table: medians, minimum and maximum, and ours against the first rival.
 * @param comparison its columns and rows
 * @param rounds the measurements
 */
export function comparisonTable<Name extends string, Figure extends string>(
  { names, rows }: Comparison<Name, Figure>,
  rounds: Rounds<Name, Figure>,
): string {
  const [rival] = names;
  const ours = names.at(-1) ?? rival;
  const head = ['what', ...names, `${ours} ÷ ${rival}`, 'asked'];
  const rule = head.map((_, column) => (column === 0 || column === head.length - 1 ? '---' : '--:'));
  const cellsOf = ({ key, words, digits = 0, goal }: Row<Figure>): string[] => {
    const values = (name: Name) => rounds[name].map((round) => round[key]);
    const ratio = ratioOf(values(ours), values(rival));
    const spreads = { ratio, ours: spreadOf(values(ours)), rival: spreadOf(values(rival)) };
    return [
      words,
      ...names.map((name) => written(spreadOf(values(name)), digits)),
      Number.isFinite(ratio.median) ? written(ratio, 2) : '',
      goal ? verdict(goal, digits, { ...spreads, rivalName: rival }) : '',
    ];
  };
  return [head, rule, ...rows.map(cellsOf)].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function written({ median, min, max }: Spread, digits: number): string {
  return `${median.toFixed(digits)} (${min.toFixed(digits)}–${max.toFixed(digits)})`;
}

interface Compared {
  readonly ours: Spread;
  readonly rival: Spread;
  readonly ratio: Spread;
  readonly rivalName: string;
}

function verdict({ type, most }: Goal, digits: number, { ours, rival, ratio, rivalName }: Compared): string {
  switch (type) {
    case 'ratio':
      return worded(`≤ ${most} ×`, ratio.median <= most);
    case 'more':
      return worded(`≤ ${rivalName} + ${most}`, ours.median <= rival.median + most);
    case 'value':
      // Rounded as in the table: ignores a shift of a millionth of a pixel.
      return worded(`≤ ${most}`, Number(ours.median.toFixed(digits)) <= most);
  }
}

function worded(asked: string, isMet: boolean): string {
  return `${asked}: ${isMet ? 'met' : 'missed'}`;
}
