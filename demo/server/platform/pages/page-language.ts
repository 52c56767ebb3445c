import { isRightToLeft } from '../../../../core/money/index.ts';
import { languageName } from '../../../../core/multilingual/index.ts';
import { WEBSITE } from '../../../site/website.ts';
import { listLanguages, type OtherLanguage, prefixOf } from '../shared/languages.ts';

/** The page in one language. */
interface LanguageLink {
  readonly language: string;
  /** The name of the language, in the language itself. */
  readonly name: string;
  readonly path: string;
  /** URL for search engines; a path if the store's origin is unknown. */
  readonly url: string;
  readonly isCurrent: boolean;
}

/** The language of a page, and the others in which it can be read. */
export interface PageLanguage {
  /** A BCP 47 tag. */
  readonly tag: string;
  /** The language of texts by the owner. */
  readonly own: string;
  readonly isTranslated: boolean;
  readonly isRightToLeft: boolean;
  /** Path prefix of its pages; '' for the site's own language. */
  readonly prefix: string;
  /** Absent without another language, or if the page does not exist in any. */
  readonly links: readonly LanguageLink[] | undefined;
  /** The URL of the page in the site's own language. */
  readonly ownUrl: string;
}

/** A page and the languages of the site. */
interface PrintedPage {
  /** Absent for the site's own. */
  readonly language: OtherLanguage | undefined;
  /** The other languages of the site; none for a page without translation. */
  readonly others: readonly OtherLanguage[];
  /** In the site's own language. */
  readonly path: string;
  /** With its question mark; may be empty. */
  readonly search: string;
  /** The store's origin; '' if none is configured. */
  readonly origin: string;
}

/**
 * Lists the languages of a page.
 * @param page the page and the languages of the site
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
    isRightToLeft: isRightToLeft(language ?? WEBSITE.language),
    prefix: prefixOf(language),
    links: others.length > 0 ? links : undefined,
    ownUrl: origin + path,
  };
}

/**
 * Lists the languages of a copy of a page: visitors get the links of the copy, search engines those of the page.
 * @param copy the languages of the copy
 * @param page those of the page
 * Source: docs/behaviour/reference-store.md §16.1
 */
export function ofCopy(copy: PageLanguage, page: PageLanguage): PageLanguage {
  const links = copy.links?.map((link, at) => ({ ...link, url: page.links?.[at]?.url ?? link.url }));
  return { ...copy, links, ownUrl: page.ownUrl };
}
