/** Languages and scripts that are written from right to left. */
const RIGHT_TO_LEFT =
  /^(ar|ckb|dv|fa|he|iw|ps|sd|ug|ur|yi)\b(?!-latn)|^\w+-(adlm|arab|hebr|nkoo|rohg|syrc|thaa)\b/i;

// Set by the page's settings, not passed with each format: the direction may change at any time, and a dozen callers print
// money. Giving each of them the page would enlarge the entry bundle, and money itself knows no document.
let isPageRightToLeft = (): boolean | undefined => false;

/**
 * Checks whether a language is written from right to left.
 * @param locale a BCP 47 tag
 * Source: docs/behaviour/money.md §3.7
 */
export function isRightToLeft(locale: string): boolean {
  return RIGHT_TO_LEFT.test(locale);
}

/**
 * Sets how the direction of the page is found, on which amounts in any language are isolated from right-to-left text.
 * @param read returns whether the page is written from right to left, undefined without a page; called for each amount
 * Source: docs/behaviour/money.md §3.8
 */
export function followDirection(read: () => boolean | undefined): void {
  isPageRightToLeft = read;
}

/**
 * Isolates an amount from the right-to-left text around it.
 * @param amount the printed amount
 * @param locale its language
 * @returns the amount itself where all text is left-to-right
 * Source: docs/behaviour/money.md §3.7, §3.8
 */
export function isolateAmount(amount: string, locale = ''): string {
  return isRightToLeft(locale) || isPageRightToLeft() ? `\u2068${amount}\u2069` : amount;
}
