import type { OwnerVocabulary } from './english/owner-vocabulary.ts';

/** Language → loader of its words for owners, which visitors never need. Source: docs/behaviour/words.md §2 */
const LANGUAGES: Readonly<Record<string, () => Promise<{ readonly WORDS: OwnerVocabulary }>>> = {
  ar: () => import('./owner-languages/owner-words-ar.ts'),
  de: () => import('./owner-languages/owner-words-de.ts'),
  es: () => import('./owner-languages/owner-words-es.ts'),
  fr: () => import('./owner-languages/owner-words-fr.ts'),
  ja: () => import('./owner-languages/owner-words-ja.ts'),
};

/**
 * Finds the words of a locale for owners.
 * @param locale a BCP 47 tag, in its normal form
 * @returns their loader; undefined for English and for unsupported languages
 * Source: docs/behaviour/words.md §2
 */
export function ownerLanguageLoader(
  locale: string,
): (() => Promise<{ readonly WORDS: OwnerVocabulary }>) | undefined {
  return LANGUAGES[locale.replace(/-.*/, '')];
}
