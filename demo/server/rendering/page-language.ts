import { languageName } from '../../../core/multilingual/index.ts';
import { WEBSITE } from '../../site/website.ts';
import { listLanguages } from '../domains/languages/index.ts';
import { type OtherLanguage, prefixOf } from '../shared/languages.ts';

/** The page in one language. */
interface LanguageLink {
  readonly language: string;
  /** In the language itself. */
  readonly name: string;
  readonly path: string;
  /** With the store's origin, for search engines; a path where it is unknown. */
  readonly url: string;
  readonly isCurrent: boolean;
}

/** The language of a page, and the others in which it can be read. */
export interface PageLanguage {
  /** A BCP 47 tag. */
  readonly tag: string;
  /** The language of what the owner has written. */
  readonly own: string;
  readonly isTranslated: boolean;
  readonly isRightToLeft: boolean;
  /** What the addresses of its pages begin with; '' for the site's own language. */
  readonly prefix: string;
  /** Absent where there is no other language, or no such page in it. */
  readonly links: readonly LanguageLink[] | undefined;
  /** The address of the page in the site's own language. */
  readonly ownUrl: string;
}

/** What is known of a page that is printed. */
interface PrintedPage {
  /** Absent for the site's own. */
  readonly language: OtherLanguage | undefined;
  /** What visitors can choose besides the site's own; none for a page that has no translation. */
  readonly others: readonly OtherLanguage[];
  /** In the site's own language. */
  readonly path: string;
  /** With its question mark; may be empty. */
  readonly search: string;
  /** The store's; '' where nobody has said it. */
  readonly origin: string;
}

const RIGHT_TO_LEFT: readonly OtherLanguage[] = ['ar'];

/**
 * Tells in which languages a page can be read.
 * @param page what is known of it
 * Source: docs/behaviour/languages.md §4.4
 */
export function pageLanguage({ language, others, path, search, origin }: PrintedPage): PageLanguage {
  const links = listLanguages(others).map((one): LanguageLink => {
    const place = path === '/' ? one.url : one.url.replace(/\/$/, '') + path;
    return {
      language: one.language,
      name: languageName(one.language),
      path: place + search,
      url: origin + place,
      isCurrent: one.url === (prefixOf(language) || '/'),
    };
  });
  return {
    tag: language ?? WEBSITE.language,
    own: WEBSITE.language,
    isTranslated: language !== undefined,
    isRightToLeft: language !== undefined && RIGHT_TO_LEFT.includes(language),
    prefix: prefixOf(language),
    links: others.length > 0 ? links : undefined,
    ownUrl: origin + path,
  };
}
