import { ratioOf, spreadOf, type Spread } from '../shared/statistics.ts';
import type { Visit } from './measure.ts';

/** The pages, in the order in which they are visited; the others are compared with the first. */
export const PAGES = ['by hand', 'bare r2wc', 'ours'] as const;

/** The page's name in the table. */
export type PageName = (typeof PAGES)[number];

/** The measurements, one visit per round. */
export type Visits = Readonly<Record<PageName, Visit[]>>;

interface Row {
  readonly key: keyof Visit;
  readonly words: string;
  readonly digits?: number;
  readonly goal?: Goal;
}

type Goal =
  | { readonly type: 'ratio'; readonly most: number }
  | { readonly type: 'more'; readonly most: number }
  | { readonly type: 'value'; readonly most: number };

const ROWS: readonly Row[] = [
  { key: 'firstPaintMs', words: 'first paint, ms', goal: { type: 'ratio', most: 1.3 } },
  { key: 'largestPaintMs', words: 'largest paint, ms', goal: { type: 'ratio', most: 1.15 } },
  {
    key: 'answerMs',
    words: 'first answer to the earliest press, ms',
    goal: { type: 'ratio', most: 1.15 },
  },
  { key: 'blockingMs', words: 'blocking time, untouched, ms', goal: { type: 'more', most: 30 } },
  { key: 'longestTaskMs', words: 'longest task once touched, ms', goal: { type: 'value', most: 100 } },
  { key: 'layoutShift', words: 'layout shift', digits: 3, goal: { type: 'value', most: 0 } },
  { key: 'kilobytes', words: 'fetched, untouched, kB', digits: 1 },
  { key: 'requests', words: 'requests, untouched' },
  { key: 'kilobytesTouched', words: 'fetched once touched, kB', digits: 1 },
];

/**
 * Renders a Markdown table: medians, minimum and maximum, and ours against the hand-written page.
 * @param visits the measurements
 */
export function report(visits: Visits): string {
  const head = ['what', ...PAGES, 'ours ÷ by hand', 'asked'];
  const rule = head.map((_, column) => (column === 0 || column === head.length - 1 ? '---' : '--:'));
  return [head, rule, ...ROWS.map((row) => cellsOf(row, visits))]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

function cellsOf({ key, words, digits = 0, goal }: Row, visits: Visits): string[] {
  const values = (name: PageName) => visits[name].map((visit) => visit[key]);
  const ours = spreadOf(values('ours'));
  const ratio = ratioOf(values('ours'), values('by hand'));
  const asked = goal ? verdict(goal, digits, { ours, ratio, byHand: spreadOf(values('by hand')) }) : '';
  return [
    words,
    ...PAGES.map((name) => written(spreadOf(values(name)), digits)),
    Number.isFinite(ratio.median) ? written(ratio, 2) : '',
    asked,
  ];
}

function written({ median, min, max }: Spread, digits: number): string {
  return `${median.toFixed(digits)} (${min.toFixed(digits)}–${max.toFixed(digits)})`;
}

function verdict(
  { type, most }: Goal,
  digits: number,
  { ours, ratio, byHand }: { readonly ours: Spread; readonly ratio: Spread; readonly byHand: Spread },
): string {
  switch (type) {
    case 'ratio':
      return worded(`≤ ${most} ×`, ratio.median <= most);
    case 'more':
      return worded(`≤ by hand + ${most}`, ours.median <= byHand.median + most);
    case 'value':
      // Rounded as in the table: ignores a shift of a millionth of a pixel.
      return worded(`≤ ${most}`, Number(ours.median.toFixed(digits)) <= most);
  }
}

function worded(asked: string, isMet: boolean): string {
  return `${asked}: ${isMet ? 'met' : 'missed'}`;
}
