import type { Row } from '../table.ts';
import type { GridVisit } from './measure.ts';

/** The rows of grids. */
export const GRID_ROWS: readonly Row<GridVisit>[] = [
  { words: 'first screen, ms', read: (visit) => visit.firstScreenMs, goal: { type: 'ratio', most: 1.15 } },
  { words: 'first paint, ms', read: (visit) => visit.firstPaintMs },
  { words: 'loading, processor ms', read: (visit) => visit.loadingMs },
  { words: 'pictures fetched at first', read: (visit) => visit.pictures, goal: { type: 'more', most: 0 } },
  {
    words: 'layout shift',
    read: (visit) => visit.layoutShift,
    digits: 3,
    goal: { type: 'value', most: 0 },
  },
  { words: 'scrolling, processor ms', read: (visit) => visit.scrollingMs },
  {
    words: 'longest task while scrolling, processor ms',
    read: (visit) => visit.longestTaskMs,
    digits: 1,
    goal: { type: 'value', most: 50 },
  },
  {
    words: 'dropped frames, %',
    read: (visit) => visit.droppedFrames,
    digits: 1,
    goal: { type: 'more', most: 5 },
  },
  {
    words: 'layout shift, scrolled',
    read: (visit) => visit.layoutShiftScrolled,
    digits: 3,
    goal: { type: 'value', most: 0 },
  },
  { words: 'pictures fetched in all', read: (visit) => visit.picturesScrolled },
];
