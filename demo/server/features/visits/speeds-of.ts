import type { PageSpeed, PageSpeeds } from '../performance/index.ts';
import { OWNER_TEXTS } from '../../platform/shared/strings.ts';
import { words } from './charts-of-days.ts';
import type { OwnerVisitsData } from './visits-page.ts';

const MEASURES = {
  LCP: 'Largest contentful paint',
  INP: 'Interaction to next paint',
  CLS: 'Cumulative layout shift',
  FCP: 'First contentful paint',
  FID: 'First input delay',
  TTFB: 'Time to first byte',
} as const;

const RATING_WORDS: Readonly<Record<string, string>> = {
  good: 'good',
  'needs-improvement': 'could be better',
  poor: 'poor',
};

const MAX_PAGES = 15;
const SECOND_MS = 1000;

/**
 * Builds the rows of page performance.
 * @param read the third quartiles
 * @param read.speeds the pages with the most loads first
 * @param read.maxValuesPerDay the limit of values of a day; undefined if no day has reached it
 * @returns a row for each page, the most visited first
 * Source: docs/behaviour/owner-pages.md §9.4
 */
export function speedsOf({
  speeds,
  maxValuesPerDay,
}: PageSpeeds): Pick<OwnerVisitsData, 'speedSummary' | 'speedHeads' | 'speeds'> {
  const paths = [...new Set(speeds.map(({ path }) => path))].slice(0, MAX_PAGES);
  const heads = Object.entries(MEASURES)
    .map(([name, title]) => ({ name, title }))
    .filter(({ name }) => speeds.some(({ measure }) => measure === name));
  return {
    speedSummary:
      maxValuesPerDay === undefined ? OWNER_TEXTS.speeds : OWNER_TEXTS.speedsOfLatest(words(maxValuesPerDay)),
    speedHeads: heads,
    speeds: paths.map((path) => ({
      path,
      measures: heads.map(({ name }) => ({
        name,
        ...measureOf(speeds.find((speed) => speed.path === path && speed.measure === name)),
      })),
    })),
  };
}

function measureOf(speed: PageSpeed | undefined) {
  if (!speed) return { value: '', rating: '', word: '' };
  const { measure, value, rating } = speed;
  return { value: valueWords(measure, value), rating, word: RATING_WORDS[rating] ?? '' };
}

function valueWords(measure: string, value: number): string {
  if (measure === 'CLS') return value.toLocaleString('en-US', { maximumFractionDigits: 2 });
  return value < SECOND_MS ? `${words(Math.round(value))} ms` : `${(value / SECOND_MS).toFixed(1)} s`;
}
