import { laterWords } from '../../elements/product/index.ts';
import { $speech, languageOf, loadAllLanguages, type Words } from '../../core/words/index.ts';

// Subscriptions and low stock have texts of their own.
await laterWords.load();

/** All of them: a server has them in memory, and draws without waiting. */
const loaded = await loadAllLanguages();

/**
 * Draws in a language.
 * @param locale its BCP 47 tag
 * @param own the site's own words
 * @param draw draws without waiting, so that no other page of the server draws meanwhile
 * @returns what it returns
 */
export function withWords<Result>(locale: string, own: Words, draw: () => Result): Result {
  const former = $speech.get();
  $speech.set({ own, locale, language: loaded.get(languageOf(locale)) ?? null });
  try {
    return draw();
  } finally {
    $speech.set(former);
  }
}
