import { visibleText } from './invisible.ts';

/** Digits, letters and signs in the width of Chinese and Japanese characters; not fractions or raised digits. */
const WIDE = /[\uFF01-\uFF60\uFFE0-\uFFE6]/g;

/**
 * Normalises a number, a date or a telephone number for its check.
 * @param text as typed
 * @returns its characters in their usual width, without those that nobody sees
 * Source: docs/behaviour/forms.md §4.9
 */
export function tidyNumber(text: string): string {
  return visibleText(text.replaceAll(WIDE, (character) => character.normalize('NFKC')));
}
