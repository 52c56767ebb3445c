/** Warns the developer of the page with one sentence. Source: docs/behaviour/settings.md §2.2. */
export type Warn = (sentence: string) => void;

/**
 * Warns the developer of the page on the console.
 * @param sentence the problem and its correction
 * @param causes caught errors, if any
 * Source: docs/behaviour/settings.md §2.2.
 */
export function warnDeveloper(sentence: string, ...causes: unknown[]): void {
  console.warn(`storefront-elements: ${sentence}`, ...causes);
}
