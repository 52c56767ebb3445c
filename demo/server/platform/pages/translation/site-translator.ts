import * as words from '../../../../../core/words/index.ts';
import { POLICIES } from '../../../../site/policies.ts';
import { COLLECTIONS, FIRST_NAVIGATION, MEMBER_AREAS, WEBSITE } from '../../../../site/website.ts';
import { SITE_WORDS } from '../../../../site/words/index.ts';
import type { OtherLanguage } from '../../shared/languages.ts';
import { inOwnLanguage } from '../../shared/speech.ts';
import { formatterTexts } from './formatter-texts.ts';
import { createPhrasebook } from './phrasebook.ts';
import { MARKS, translateTemplate } from './translate-template.ts';

/** Translates the site's templates and the pages that they print. */
export interface SiteTranslator {
  /** Translates the source of a template. */
  readonly template: (source: string) => string;
  /** Finishes a page that such a template has printed. */
  readonly page: (printed: string) => string;
  /** Our words, for formatters that print them. */
  readonly localizedStrings: Readonly<Record<string, string>>;
}

/** Names of the parts of a new site; renamed ones count as written by the owner. */
const PLACES: readonly string[] = [
  ...COLLECTIONS,
  ...MEMBER_AREAS,
  ...FIRST_NAVIGATION,
  ...Object.values(POLICIES),
].flatMap((place) => ('title' in place ? [place.title] : []));

const MARKED = new RegExp(
  `(${MARKS.own}|${MARKS.message}|${MARKS.plain})([^${MARKS.end}]*)${MARKS.end}`,
  'g',
);

/**
 * Creates a translator of the site.
 * @param language besides the site's own
 * @param vocabulary our words in it
 * Source: docs/behaviour/languages.md §4.1
 */
export function siteTranslator(language: OtherLanguage, vocabulary: words.Vocabulary): SiteTranslator {
  const book = createPhrasebook({ ...ourPhrases(vocabulary), ...SITE_WORDS[language] });
  const finish = (kind: string, text: string) => {
    if (kind !== MARKS.own) return book.say(text) ?? text;
    const known = PLACES.includes(text) ? book.say(text) : undefined;
    return known ?? `<bdi lang="${WEBSITE.language}">${text}</bdi>`;
  };
  return {
    template: (source) => translateTemplate(source, book, WEBSITE.language),
    page: (printed) => printed.replace(MARKED, (_, kind: string, text: string) => finish(kind, text)),
    localizedStrings: formatterTexts(vocabulary),
  };
}

/** English → the language, for each of our texts without plural forms. */
function ourPhrases(vocabulary: words.Vocabulary): Record<string, string> {
  const phrases: Record<string, string> = {};
  inOwnLanguage(() => {
    for (const [key, english] of Object.values(words).flatMap((table) => Object.entries(table))) {
      const text = vocabulary[key as keyof words.Vocabulary];
      if (typeof english === 'string' && typeof text === 'string') phrases[english] = text;
    }
  });
  return phrases;
}
