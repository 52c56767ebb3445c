/** Tells the developer of the page one sentence. Source: docs/behaviour/settings.md §2.2. */
export type Warn = (sentence: string) => void;

/**
 * Warns the developer of the page on the console.
 * @param sentence what is wrong and what to do about it
 * @param causes what was caught, if anything
 * Source: docs/behaviour/settings.md §2.2.
 */
export function warnDeveloper(sentence: string, ...causes: unknown[]): void {
  console.warn(`storefront-elements: ${sentence}`, ...causes);
}
