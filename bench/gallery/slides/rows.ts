import type { Row } from '../table.ts';
import type { SlidesVisit } from './measure.ts';

/** The rows of slides. */
export const SLIDE_ROWS: readonly Row<SlidesVisit>[] = [
  { words: 'scripts and sheets, kB gzip', read: (visit) => visit.kilobytes, digits: 1 },
  { words: 'the same, once moved, kB gzip', read: (visit) => visit.kilobytesMoved, digits: 1 },
  { words: 'first slide on a slow network, ms', read: (visit) => visit.firstSlideMs },
  { words: 'layout shift', read: (visit) => visit.layoutShift, digits: 3 },
  { words: 'loading, processor ms', read: (visit) => visit.loadingMs },
  { words: '20 slides moved, processor ms', read: (visit) => visit.movingMs },
  { words: 'heap, MB', read: (visit) => visit.heapMegabytes, digits: 2 },
  { words: 'nodes', read: (visit) => visit.nodes },
];
