const MAX_WARNINGS = 30;

/** Says a sentence to the developer of the page. Source: docs/behaviour/settings.md §2.2. */
export type Warn = (sentence: string) => void;

/**
 * Makes a voice that never says the same twice and falls silent after 30 sentences.
 * @param warn where sentences go
 * @returns the bounded voice
 * Source: docs/behaviour/settings.md §2.2.
 */
export function createWarnings(warn: Warn): Warn {
  const said = new Set<string>();
  return (sentence) => {
    if (said.size >= MAX_WARNINGS || said.has(sentence)) return;
    said.add(sentence);
    warn(`storefront-elements: ${sentence}`);
  };
}
