import { retryable } from '../../core/shared/index.ts';
import type { Words } from '../../core/words/index.ts';
import type { AuthorWarning } from './author-warning.ts';

const authorWarnings = retryable(() => import('./author-warnings/author-warnings.ts'));

/**
 * Warns the author of a page in the console, with a suggestion. The sentences are loaded on demand.
 * @param element the element concerned
 * @param warning the mistake
 * @param otherwise called where there is no sentence for it, or the sentences cannot be fetched
 * Source: docs/behaviour/elements.md §2.4, §2.7
 */
export function warnAuthor(element: Element, warning: AuthorWarning, otherwise?: () => void): void {
  authorWarnings.load().then(
    ({ explain }) => {
      if (!explain(element, warning)) otherwise?.();
    },
    () => otherwise?.(),
  );
}

/**
 * Warns the author of a page of own words that are not used.
 * @param own the setting `strings`
 * Source: docs/behaviour/words.md §3.2
 */
export function warnOfOwnTexts(own: Words): void {
  authorWarnings
    .load()
    .then(({ checkOwnWords }) => checkOwnWords(own))
    .catch(() => {
      // Optional: the unused words have no effect either way.
    });
}
