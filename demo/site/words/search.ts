import type { PluralForms } from '../../../core/words/index.ts';
import type { OTHER_LANGUAGES } from '../website.ts';

/** The heading of the results; `{n}` is their number, `{text}` what the visitor has typed. */
interface SearchHeadings {
  readonly some: PluralForms;
  readonly none: string;
}

/** Language → its headings; `en` is the site's own. Source: docs/behaviour/languages.md §4.1 */
export const SEARCH_HEADINGS: Readonly<Record<'en' | (typeof OTHER_LANGUAGES)[number], SearchHeadings>> = {
  en: {
    some: { one: '{n} result for “{text}”', other: '{n} results for “{text}”' },
    none: 'No results for “{text}”',
  },
  ar: {
    some: {
      one: 'نتيجة واحدة عن «{text}»',
      two: 'نتيجتان عن «{text}»',
      few: '{n} نتائج عن «{text}»',
      other: '{n} نتيجة عن «{text}»',
    },
    none: 'لا توجد نتائج عن «{text}»',
  },
  de: {
    some: { one: '{n} Ergebnis für „{text}“', other: '{n} Ergebnisse für „{text}“' },
    none: 'Keine Ergebnisse für „{text}“',
  },
  es: {
    some: { one: '{n} resultado para «{text}»', other: '{n} resultados para «{text}»' },
    none: 'No hay resultados para «{text}»',
  },
  fr: {
    some: {
      one: '{n} résultat pour «\u00A0{text}\u00A0»',
      other: '{n} résultats pour «\u00A0{text}\u00A0»',
    },
    none: 'Aucun résultat pour «\u00A0{text}\u00A0»',
  },
  ja: { some: { other: '「{text}」の検索結果 {n}件' }, none: '「{text}」に一致するものはありません' },
};
