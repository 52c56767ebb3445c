import { words } from '../lookup/words.ts';

/** Words of the language switcher. Source: docs/behaviour/languages.md §2 */
export const LANGUAGE_WORDS = words({
  chooseLanguage: 'Language',
  languageChanged: 'Language of this page: {language}',
});
