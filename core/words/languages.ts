import type { Vocabulary } from './english/vocabulary.ts';

/** Language → loader of its words; English is in the script. Source: docs/behaviour/words.md §2 */
export const LANGUAGES: Readonly<Record<string, () => Promise<{ readonly WORDS: Vocabulary }>>> = {
  ar: () => import('./languages/words-ar.ts'),
  de: () => import('./languages/words-de.ts'),
  es: () => import('./languages/words-es.ts'),
  fr: () => import('./languages/words-fr.ts'),
  ja: () => import('./languages/words-ja.ts'),
};

/**
 * Finds the words of a locale's language, whatever the region.
 * @param locale a BCP 47 tag, in its normal form
 * @returns their loader; undefined for English and for unsupported languages
 * Source: docs/behaviour/words.md §2
 */
export function languageLoader(locale: string): (() => Promise<{ readonly WORDS: Vocabulary }>) | undefined {
  return LANGUAGES[locale.replace(/-.*/, '')];
}
