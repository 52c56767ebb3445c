/** With the u flag, a class of surrogates matches lone surrogates only. */
export const LONE_SURROGATE = /[\ud800-\udfff]/gu;

/**
 * Returns a text as well-formed Unicode.
 * @param text any text
 * @returns the text, with lone surrogates replaced by U+FFFD
 * Source: docs/behaviour/template-language.md §15
 */
export function toWellFormed(text: string): string {
  return text.replace(LONE_SURROGATE, '\ufffd');
}

/**
 * Returns a URL encoder that treats lone surrogates the same in all browsers.
 * @param isStrict whether a lone surrogate becomes U+FFFD
 * @param encode encodeURI or encodeURIComponent
 * @returns the encoder; otherwise it throws a URIError for a lone surrogate
 * Source: docs/behaviour/template-language.md §9, §15
 */
export function uriEncoder(isStrict: boolean, encode: (text: string) => string): (text: string) => string {
  return isStrict
    ? (text) => encode(toWellFormed(text))
    : (text) => {
        try {
          return encode(text);
        } catch {
          // Browsers have different messages; the existing engine's is this.
          throw new URIError('URI malformed');
        }
      };
}
