import { counted, COUNTER_WORDS, FORM_WORDS } from '../words/index.ts';
import { lengthOf } from './check-form.ts';

/** When screen readers announce the characters left. Source: docs/behaviour/forms.md §4.4 */
const SPOKEN_COUNTER = {
  /** "Scarce" starts at this share of the maximum, … */
  scarceShare: 0.1,
  /** … within these numbers of characters. */
  scarceCharacters: { min: 5, max: 50 },
  /** Pause in typing before a number is announced, in milliseconds. */
  pauseMs: 1000,
} as const;

/** The state of a character counter. */
export interface Counter {
  /** The shown text: "count / max". */
  readonly text: string;
  readonly room: 'ample' | 'scarce' | 'exceeded';
  /** Negative beyond the limit. */
  readonly leftCount: number;
}

/** An announcement of a counter. */
export interface SpokenCount {
  /** Empty to cancel a pending announcement. */
  readonly text: string;
  readonly delayMs: number;
}

/**
 * Counts a text.
 * @param text as typed
 * @param maxLength how long it may be, in UTF-16 code units
 * Source: docs/behaviour/forms.md §4.4
 */
export function countCharacters(text: string, maxLength: number): Counter {
  const length = lengthOf(text);
  const leftCount = maxLength - length;
  const { min, max } = SPOKEN_COUNTER.scarceCharacters;
  const scarceCount = Math.min(max, Math.max(min, maxLength * SPOKEN_COUNTER.scarceShare));
  const room = leftCount < 0 ? 'exceeded' : leftCount <= scarceCount ? 'scarce' : 'ample';
  return { text: `${length} / ${maxLength}`, room, leftCount };
}

/**
 * Returns the announcement after a change of a text. Crossing the limit is announced immediately, in both directions; near
 * and beyond it, the number is announced after a pause.
 * @param before the previous counter
 * @param now the current counter
 * @returns null for no announcement
 * Source: docs/behaviour/forms.md §4.4
 */
export function counterAnnouncement(before: Counter, now: Counter): SpokenCount | null {
  const isCrossing = (now.room === 'exceeded') !== (before.room === 'exceeded');
  if (isCrossing) return { text: now.leftCount < 0 ? FORM_WORDS.fieldTooLong : amountOf(now), delayMs: 0 };
  if (now.room === 'ample') return before.room === 'ample' ? null : { text: '', delayMs: 0 };
  if (now.leftCount === before.leftCount) return null;
  return { text: amountOf(now), delayMs: SPOKEN_COUNTER.pauseMs };
}

function amountOf({ leftCount }: Counter): string {
  const word = leftCount < 0 ? COUNTER_WORDS.charactersTooMany : COUNTER_WORDS.charactersLeft;
  return counted(word, Math.abs(leftCount));
}
