// Everything but white space, control characters, and characters without a glyph: formatting and joiners, soft hyphens, fillers
// of Hangul, Braille, music, hieroglyphs and Khitan, and interlinear annotations.
const VISIBLE = /[^\p{Z}\p{Cc}\p{DI}\u2800\uFFF9-\uFFFB\u{1D159}\u{13441}\u{13442}\u{16FE4}]/u;

/**
 * Returns whether a text shows nothing: it is empty, or has only white space and characters without a glyph.
 * @param text as typed
 * Source: docs/behaviour/forms.md §4.9
 */
export function isBlank(text: string): boolean {
  return !VISIBLE.test(text);
}
