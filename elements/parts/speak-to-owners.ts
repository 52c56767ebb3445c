import { storefront } from '../../core/storefront/index.ts';
import { $speech, ownerLanguageLoader, type Words } from '../../core/words/index.ts';

/** What has been added to already. */
const whole = new WeakSet<Words>();
let isFollowing = false;

/**
 * Lets this copy of the script speak to owners, too, in the page's language: their words come once the page's own are
 * there, and visitors do not wait for them.
 * Source: docs/behaviour/words.md §2
 */
export function speakToOwners(): void {
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
