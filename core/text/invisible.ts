import { isBlank } from './blank.ts';

// JavaScript counts U+FEFF as white space.
const NOT_WHITE_SPACE = /[^\s\p{Z}\x85]|\uFEFF/gu;

// Between letters of other scripts they are part of the spelling, as in Persian domain names.
const JOINERS = '\u200C\u200D';
const LETTER_OF_JOINED_SCRIPT = /[^\P{L}a-z]|\p{M}/iu;

/**
 * Removes what nobody sees in a number, a date or an address: formatting characters and surrounding white space.
 * @param text as typed
 * Source: docs/behaviour/forms.md §4.9
 */
export function visibleText(text: string): string {
  return text
    .replace(NOT_WHITE_SPACE, (character, offset: number) =>
      isBlank(character) && !(JOINERS.includes(character) && isJoined(text, offset)) ? '' : character,
    )
    .trim();
}

function isJoined(text: string, offset: number): boolean {
  return [text.charAt(offset - 1), text.charAt(offset + 1)].every((one) => LETTER_OF_JOINED_SCRIPT.test(one));
}
