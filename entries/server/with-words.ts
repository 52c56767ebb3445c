import { laterWords } from '../../elements/product/index.ts';
import { $speech, LANGUAGES, type Words } from '../../core/words/index.ts';

// Subscriptions and low stock have texts of their own.
await laterWords.load();

/** Language → its words. All of them: a server has them in memory, and draws without waiting. */
const loaded = new Map<string, Words>(
  await Promise.all(
    Object.entries(LANGUAGES).map(async ([language, load]) => [language, (await load()).WORDS] as const),
  ),
);

/**
 * Draws in a language.
 * @param locale its BCP 47 tag
 * @param own the site's own words
 * @param draw draws without waiting, so that no other page of the server draws meanwhile
 * @returns what it returns
 */
export function withWords<Result>(locale: string, own: Words, draw: () => Result): Result {
  const former = $speech.get();
  $speech.set({ own, locale, language: loaded.get(locale.replace(/-.*/, '')) ?? null });
  try {
    return draw();
  } finally {
    $speech.set(former);
  }
}
