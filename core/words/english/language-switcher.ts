import { words } from '../lookup/words.ts';

/** What a visitor reads and hears who chooses a language. Source: docs/behaviour/languages.md §2 */
export const LANGUAGE_WORDS = words({
  chooseLanguage: 'Language',
  languageChanged: 'Language of this page: {language}',
});
