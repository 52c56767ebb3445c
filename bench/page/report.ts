import { comparisonTable, type Row } from '../shared/comparison-table.ts';
import type { Visit } from './measure.ts';

/** The pages, in the order in which they are visited; the others are compared with the first. */
export const PAGES = ['by hand', 'bare r2wc', 'ours'] as const;

/** The page's name in the table. */
export type PageName = (typeof PAGES)[number];

/** The measurements, one visit per round. */
export type Visits = Readonly<Record<PageName, Visit[]>>;

const ROWS: readonly Row<keyof Visit>[] = [
  { key: 'firstPaintMs', words: 'first paint, ms', goal: { type: 'ratio', most: 1.3 } },
  { key: 'largestPaintMs', words: 'largest paint, ms', goal: { type: 'ratio', most: 1.05 } },
  {
    key: 'answerMs',
    words: 'first answer to the earliest press, ms',
    goal: { type: 'ratio', most: 1.15 },
  },
  { key: 'blockingMs', words: 'blocking time, untouched, ms', goal: { type: 'more', most: 20 } },
  { key: 'processorMs', words: 'processor time, untouched, ms', goal: { type: 'ratio', most: 1.25 } },
  { key: 'longestTaskMs', words: 'longest task once touched, ms', goal: { type: 'value', most: 100 } },
  { key: 'additionTaskMs', words: 'longest task of an addition, ms', goal: { type: 'ratio', most: 1.5 } },
  {
    key: 'additionInputMs',
    words: 'tap on the button to the next frame, ms',
    goal: { type: 'more', most: 24 },
  },
  { key: 'addedMs', words: 'tap on the button until the store has answered, ms' },
  { key: 'layoutShift', words: 'layout shift', digits: 3, goal: { type: 'value', most: 0 } },
  { key: 'kilobytes', words: 'fetched, untouched, kB', digits: 1 },
  { key: 'requests', words: 'requests, untouched' },
  { key: 'againLargestPaintMs', words: 'second view: largest paint, ms' },
  { key: 'againBlockingMs', words: 'second view: blocking time, ms' },
  { key: 'againProcessorMs', words: 'second view: processor time, ms' },
  { key: 'againKilobytes', words: 'second view: fetched, kB', digits: 1 },
  { key: 'kilobytesTouched', words: 'fetched once touched, kB', digits: 1 },
];

/**
 * Renders a Markdown table: medians, minimum and maximum, and ours against the hand-written page.
 * @param visits the measurements
 */
export function report(visits: Visits): string {
  return comparisonTable({ names: PAGES, rows: ROWS }, visits);
}
