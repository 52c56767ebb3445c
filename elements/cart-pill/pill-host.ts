import type { ReadableAtom } from 'nanostores';
import type { PillContent } from './pill-markup.ts';

/** What the pill's view knows of its shell. */
export interface PillHost {
  /** What the pill shows; null on the cart page. */
  readonly $content: ReadableAtom<PillContent | null>;
}
