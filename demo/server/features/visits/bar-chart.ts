import { scaleBand, scaleLinear } from 'd3-scale';

/** A number for each day. */
export interface DayBar {
  /** Printed below the chart, if it fits. */
  readonly tick: string;
  /** The tooltip of the bar. */
  readonly words: string;
  readonly value: number;
}

/** A chart as its template draws it: x in per cent of its width, y in pixels. */
export interface BarChart {
  readonly height: string;
  readonly bars: readonly {
    readonly x: string;
    readonly y: string;
    readonly width: string;
    readonly height: string;
    readonly words: string;
  }[];
  readonly grid: readonly { readonly y: string; readonly textY: string; readonly label: string }[];
  readonly ticks: readonly { readonly x: string; readonly anchor: string; readonly label: string }[];
  readonly ticksY: string;
}

const HEIGHT = 220;
const TOP = 22;
const BOTTOM = 190;
const TICKS_Y = 212;
/** From a line to the baseline of its number. */
const BASELINE = 5;
const MAX_TICKS = 4;
/** Minimum height in pixels, so that a small number differs from zero. */
const MIN_BAR = 2;

/**
 * Lays out a bar chart. Widths are in per cent and heights in pixels, so that its text keeps its size on a narrow screen,
 * without a script.
 * @param days the oldest first
 * Source: docs/behaviour/owner-pages.md §9.2
 */
export function barChart(days: readonly DayBar[]): BarChart {
  const across = scaleBand<number>()
    .domain(days.map((_, index) => index))
    .range([0, 100])
    .paddingInner(0.25);
  const most = Math.max(1, ...days.map(({ value }) => value));
  const down = scaleLinear().domain([0, most]).nice(3).range([BOTTOM, TOP]);
  const left = (index: number): number => across(index) ?? 0;
  return {
    height: String(HEIGHT),
    ticksY: String(TICKS_Y),
    bars: days.map(({ value, words }, index) => {
      const height = value === 0 ? 0 : Math.max(MIN_BAR, BOTTOM - down(value));
      return {
        x: percent(left(index)),
        width: percent(across.bandwidth()),
        y: pixels(BOTTOM - height),
        height: pixels(height),
        words,
      };
    }),
    grid: down
      .ticks(3)
      .filter((value) => Number.isInteger(value))
      .map((value) => ({
        y: pixels(down(value)),
        textY: pixels(down(value) + BASELINE),
        label: value.toLocaleString('en-US'),
      })),
    ticks: tickIndexes(days.length).map((index) => ({
      label: days[index]?.tick ?? '',
      ...placeOfTick(index, days.length, left(index) + across.bandwidth() / 2),
    })),
  };
}

/** Evenly spaced days, the first and the last among them. */
function tickIndexes(count: number): readonly number[] {
  const gaps = Math.min(count, MAX_TICKS) - 1;
  return Array.from({ length: gaps + 1 }, (_, index) =>
    Math.round((index * (count - 1)) / Math.max(1, gaps)),
  );
}

/** The outer ones stay within the chart. */
function placeOfTick(
  index: number,
  count: number,
  middle: number,
): { readonly x: string; readonly anchor: string } {
  if (index === 0) return { x: '0%', anchor: 'start' };
  return index === count - 1 ? { x: '100%', anchor: 'end' } : { x: percent(middle), anchor: 'middle' };
}

function percent(value: number): string {
  return `${Number(value.toFixed(3))}%`;
}

function pixels(value: number): string {
  return String(Number(value.toFixed(1)));
}
