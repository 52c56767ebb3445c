import { WORDS as ar } from './ar.ts';
import { WORDS as de } from './de.ts';
import type { SiteWords } from './english.ts';
import { WORDS as es } from './es.ts';
import { WORDS as fr } from './fr.ts';
import { WORDS as ja } from './ja.ts';
import type { OTHER_LANGUAGES } from '../website.ts';

/** Language → the site's texts in it. Source: docs/behaviour/languages.md §4.1 */
export const SITE_WORDS: Readonly<Record<(typeof OTHER_LANGUAGES)[number], SiteWords>> = {
  ar,
  de,
  es,
  fr,
  ja,
};
