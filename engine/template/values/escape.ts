/**
 * Escapes text for element content: & < >.
 * @param text any text
 * @returns the text with those three as entities; unchanged if it has none
 * Source: docs/behaviour/template-language.md §9
 */
export function escapeText(text: string): string {
  return escapeWith(text, NO_QUOTES);
}

/**
 * Escapes text for an attribute in double quotes: & < > and the double quote.
 * @param text any text
 * @returns the text with those four as entities; unchanged if it has none
 * Source: docs/behaviour/template-language.md §9
 */
export function escapeAttribute(text: string): string {
  return escapeWith(text, DOUBLE_QUOTES);
}

/**
 * Escapes text for an attribute in quotes of either kind, as strict mode does.
 * @param text any text
 * @returns the text with & < > and both quotes as entities; unchanged if it has none
 * Source: docs/behaviour/template-language.md §9, §15.4
 */
export function escapeQuotes(text: string): string {
  return escapeWith(text, ALL_QUOTES);
}

/**
 * Returns the escape function for values that the existing engine prints unescaped.
 * @param isStrict true in strict mode
 * @returns `escapeAttribute` in strict mode, else a function that returns the text unchanged
 * Source: docs/behaviour/template-language.md §15.4
 */
export function escapeIfStrict(isStrict: boolean): (text: string) => string {
  return isStrict ? escapeAttribute : leave;
}

function leave(text: string): string {
  return text;
}

const NO_QUOTES = 0;
const DOUBLE_QUOTES = 1;
const ALL_QUOTES = 2;

/** Up to here one loop is quicker than native searches, in UTF-16 units; beyond, and without markup, five times slower. */
const MAX_SHORT_LENGTH = 32;

/** Most letters have higher codes than the last escaped character. */
const LAST_ESCAPED = 62;

function escapeWith(text: string, quotes: number): string {
  if (text.length > MAX_SHORT_LENGTH && !hasMarkup(text, quotes)) return text;
  let escaped = '';
  let start = 0;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code > LAST_ESCAPED) continue;
    const entity = entityOf(code, quotes);
    if (entity === '') continue;
    if (start < index) escaped += text.substring(start, index);
    escaped += entity;
    start = index + 1;
  }
  return start === 0 ? text : escaped + text.substring(start);
}

function hasMarkup(text: string, quotes: number): boolean {
  return (
    text.includes('<') ||
    text.includes('&') ||
    text.includes('>') ||
    (quotes >= DOUBLE_QUOTES && text.includes('"')) ||
    (quotes === ALL_QUOTES && text.includes("'"))
  );
}

function entityOf(code: number, quotes: number): string {
  switch (code) {
    case 38:
      return '&amp;';
    case 60:
      return '&lt;';
    case 62:
      return '&gt;';
    case 34:
      return quotes >= DOUBLE_QUOTES ? '&quot;' : '';
    case 39:
      return quotes === ALL_QUOTES ? '&#39;' : '';
    default:
      return '';
  }
}
