import type { Warn } from '../shared/index.ts';

const MAX_WARNINGS = 30;

/**
 * Creates a warn function that prints each warning once, and nothing after 30 of them.
 * @param warn prints a warning
 * Source: docs/behaviour/settings.md §2.2.
 */
export function createWarnings(warn: Warn): Warn {
  const printed = new Set<string>();
  return (sentence) => {
    if (printed.size >= MAX_WARNINGS || printed.has(sentence)) return;
    printed.add(sentence);
    warn(sentence);
  };
}
