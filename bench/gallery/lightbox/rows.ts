import type { Row } from '../table.ts';
import type { LightboxVisit } from './measure.ts';

/** The rows of lightboxes. */
export const LIGHTBOX_ROWS: readonly Row<LightboxVisit>[] = [
  { words: 'scripts and sheets, kB gzip', read: (visit) => visit.kilobytes, digits: 1 },
  { words: 'the same, once open, kB gzip', read: (visit) => visit.kilobytesOpen, digits: 1 },
  { words: 'from the tap to the picture, ms', read: (visit) => visit.answerMs },
  { words: 'opening, processor ms', read: (visit) => visit.openingMs },
  { words: '20 pictures moved, processor ms', read: (visit) => visit.movingMs },
  { words: 'heap, MB', read: (visit) => visit.heapMegabytes, digits: 2 },
  { words: 'nodes', read: (visit) => visit.nodes },
];
