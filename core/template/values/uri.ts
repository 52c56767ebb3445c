/** With the u flag a class of surrogates finds only those without their other half. */
export const LONE_SURROGATE = /[\ud800-\udfff]/gu;

/**
 * Makes a text one that has UTF-8.
 * @param text any text
 * @returns the text, each half of a surrogate pair that stands alone being the replacement character
 * Source: docs/behaviour/template-language.md §15
 */
export function toWellFormed(text: string): string {
  return text.replace(LONE_SURROGATE, '\ufffd');
}

/**
 * Gives an encoder for addresses that treats half a surrogate pair, which has no UTF-8, alike in all browsers.
 * @param isStrict whether such a half becomes the replacement character
 * @param encode encodeURI or encodeURIComponent
 * @returns the encoder; it throws a URIError for such a half where it stays
 * Source: docs/behaviour/template-language.md §9, §15
 */
export function uriEncoder(isStrict: boolean, encode: (text: string) => string): (text: string) => string {
  return isStrict
    ? (text) => encode(toWellFormed(text))
    : (text) => {
        try {
          return encode(text);
        } catch {
          // Each browser has words of its own; the language has these.
          throw new URIError('URI malformed');
        }
      };
}
