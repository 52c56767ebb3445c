import { counted, COUNTER_WORDS, FORM_WORDS } from '../words/index.ts';
import { lengthOf } from './check-form.ts';

/** When a visitor who listens to the page is told how much room is left. Source: docs/behaviour/forms.md §4.4 */
const SPOKEN_COUNTER = {
  /** It is scarce from this share of the maximum on, … */
  scarceShare: 0.1,
  /** … but for no fewer, and for no more characters than these. */
  scarceCharacters: { min: 5, max: 50 },
  /** How long nobody has typed before a number is spoken, in milliseconds. */
  pauseMs: 1000,
} as const;

/** How much of a text's room is taken. */
export interface Counter {
  /** As it is shown: "count / max". */
  readonly text: string;
  readonly room: 'ample' | 'scarce' | 'exceeded';
  /** Negative beyond the limit. */
  readonly leftCount: number;
}

/** What is spoken of a counter. */
export interface SpokenCount {
  /** Empty to take back what nobody has heard yet. */
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
 * Says what a visitor hears when a text has changed: at once that the limit is crossed, or kept again; near it and beyond
 * it the number, once they pause.
 * @param before how much room was taken
 * @param now how much is taken now
 * @returns null for nothing
 * Source: docs/behaviour/forms.md §4.4
 */
export function speakCount(before: Counter, now: Counter): SpokenCount | null {
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
