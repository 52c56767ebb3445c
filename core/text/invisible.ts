// Characters without a glyph: formatting and joiners, soft hyphens, fillers of Hangul, Braille, music, hieroglyphs and
// Khitan, interlinear annotations, and control characters other than white space.
const INVISIBLE =
  String.raw`\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB\u{1D159}\u{13441}\u{13442}\u{16FE4}` +
  String.raw`\0-\x08\x0E-\x1F\x7F-\x84\x86-\x9F`;
const INVISIBLES = new RegExp(`[${INVISIBLE}]`, 'gu');
const BLANK = new RegExp(String.raw`^[${INVISIBLE}\s\p{Z}\p{Cc}]*$`, 'u');

// Between letters of other scripts they are part of the spelling, as in Persian domain names.
const JOINERS = '\u200C\u200D';
const LETTER_OF_JOINED_SCRIPT = /[^\P{L}a-z]|\p{M}/iu;

/**
 * Returns whether a text shows nothing: it is empty, or has only white space and characters without a glyph.
 * @param text as typed
 * Source: docs/behaviour/forms.md §4.9
 */
export function isBlank(text: string): boolean {
  return BLANK.test(text);
}

/**
 * Removes what nobody sees in a number, a date or an address: formatting characters and surrounding white space.
 * @param text as typed
 * Source: docs/behaviour/forms.md §4.9
 */
export function visibleText(text: string): string {
  return text
    .replace(INVISIBLES, (character, offset: number) =>
      JOINERS.includes(character) && isJoined(text, offset) ? character : '',
    )
    .trim();
}

function isJoined(text: string, offset: number): boolean {
  return [text.charAt(offset - 1), text.charAt(offset + 1)].every((one) => LETTER_OF_JOINED_SCRIPT.test(one));
}
