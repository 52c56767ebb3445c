import { storefront } from '../../core/storefront/index.ts';
import { $speech, ownerLanguageLoader, type Words } from '../../core/words/index.ts';

/** Dictionaries that already contain the owners' words. */
const whole = new WeakSet<Words>();
let isFollowing = false;

/**
 * Adds the owners' words to this copy of the script, in the page's language. They load after the page's own words, so
 * that visitors do not wait for them.
 * Source: docs/behaviour/words.md §2
 */
export function loadOwnerWords(): void {
  if (isFollowing) return;
  isFollowing = true;
  $speech.subscribe(({ locale, language }) => {
    if (language === null || whole.has(language)) return;
    void ownerLanguageLoader(locale)?.().then(
      ({ WORDS }) => {
        if ($speech.get().language !== language) return;
        const all = { ...language, ...WORDS };
        whole.add(all);
        $speech.set({ ...$speech.get(), language: all });
      },
      (error: unknown) => {
        storefront().report(error, 'words/load');
      },
    );
  });
}
