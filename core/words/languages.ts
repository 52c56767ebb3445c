import type { Vocabulary } from './english/vocabulary.ts';

/** Language → loader of its words; English is in the script. Source: docs/behaviour/words.md §2 */
const LANGUAGES: Readonly<Record<string, () => Promise<{ readonly WORDS: Vocabulary }>>> = {
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
  return LANGUAGES[languageOf(locale)];
}

/**
 * Loads the words of all languages but English, which is in the script.
 * @returns language → its words
 */
export async function loadAllLanguages(): Promise<ReadonlyMap<string, Vocabulary>> {
  const loaded = Object.entries(LANGUAGES).map(
    async ([language, load]) => [language, (await load()).WORDS] as const,
  );
  return new Map(await Promise.all(loaded));
}

/**
 * Returns the language of a locale.
 * @param locale a BCP 47 tag, in its normal form
 */
export function languageOf(locale: string): string {
  return locale.replace(/-.*/, '');
}
