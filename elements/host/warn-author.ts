import { retryable } from '../../core/shared/index.ts';
import type { Words } from '../../core/words/index.ts';
import type { AuthorWarning } from './author-warning.ts';

const authorWarnings = retryable(() => import('./author-warnings/author-warnings.ts'));

/**
 * Tells the author of a page, in the console, what to write instead. The sentences are fetched only now.
 * @param element the element concerned
 * @param lesson what it is about
 * @param otherwise called where there is no sentence for it, or the sentences cannot be fetched
 * Source: docs/behaviour/elements.md §2.4, §2.7
 */
export function warnAuthor(element: Element, lesson: AuthorWarning, otherwise?: () => void): void {
  authorWarnings.load().then(
    ({ explain }) => {
      if (!explain(element, lesson)) otherwise?.();
    },
    () => otherwise?.(),
  );
}

/**
 * Tells the author of a page which of its own words are not used.
 * @param own the setting `strings`
 * Source: docs/behaviour/words.md §3.2
 */
export function warnOfOwnTexts(own: Words): void {
  authorWarnings
    .load()
    .then(({ checkOwnWords }) => checkOwnWords(own))
    .catch(() => {
      // Words that are not used are missed without a sentence, too.
    });
}
