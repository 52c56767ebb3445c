import { ownApiRoot } from '../../core/backends/index.ts';
import { isJsonObject } from '../../core/json/index.ts';
import { languageName } from '../../core/multilingual/index.ts';
import { readSiteUser, tabStorage } from '../../core/session/index.ts';
import { shelf } from '../../core/shared/index.ts';
import { storefront } from '../../core/storefront/index.ts';
import { fill } from '../../core/text/index.ts';
import { LANGUAGE_WORDS } from '../../core/words/index.ts';
import { finalEvent, whenWorded } from '../host/index.ts';
import { announce } from '../ui/index.ts';

/** The language of the page, whichever tag changes it. */
export interface PageLanguage {
  /** Records that the visitor is being taken to another language. */
  noteChoice(): void;
}

const KEY = 'store-language';
/** A navigation that takes longer has failed. */
const WAY_MS = 60_000;

/**
 * Applies the language to the page: one listener for all tags and copies of the script.
 * Source: docs/behaviour/languages.md §2.5, §2.6
 */
export function pageLanguage(): PageLanguage {
  return shelf('language', () => {
    const { $settings } = storefront().settings;
    const storage = tabStorage();
    let language = $settings.get().locale;
    const came = storage.get(KEY, readPrevious);
    storage.remove(KEY);
    if (came !== null && came !== language) emitChange(language, came);
    saveForMember();
    $settings.listen(({ locale }) => {
      if (locale === language) return;
      emitChange(locale, language);
      language = locale;
      saveForMember();
    });
    return {
      noteChoice() {
        storage.set(KEY, { previous: language }, WAY_MS);
      },
    };
  });
}

function emitChange(language: string, previousLanguage: string): void {
  whenWorded(() => {
    announce(fill(LANGUAGE_WORDS.languageChanged, { language: languageName(language) }), 'language');
    document.dispatchEvent(finalEvent('store-locale-change', { language, previousLanguage }));
  });
}

/** The members module loads only for members. */
function saveForMember(): void {
  if (!readSiteUser(ownApiRoot(storefront().settings.$settings.get())).isAuthenticated) return;
  import('../members/page-account.ts').then(
    ({ pageAccount }) => pageAccount().reportLanguage(),
    (error: unknown) => {
      storefront().report(error, 'language-switcher/member');
    },
  );
}

function readPrevious(value: unknown): string | null {
  return isJsonObject(value) && typeof value['previous'] === 'string' ? value['previous'] : null;
}
