import { getPathNoStrict } from 'hono/utils/url';

import { OTHER_LANGUAGES } from '../../../site/website.ts';
import { type OtherLanguage, prefixOf } from './languages.ts';

/** Paths without a language: built files, pictures, the documentation, files for search engines, health checks, and the owner's pages. */
const WITHOUT_LANGUAGE = ['/assets', '/dist', '/docs', '/robots.txt', '/sitemap.xml', '/health', '/owner'];

/** A URL split into its language and the rest. */
interface LanguagePath {
  /** Absent for the site's own language. */
  readonly language: OtherLanguage | undefined;
  /** Begins with a slash. */
  readonly path: string;
}

/**
 * Splits a URL into its language and the path for routing: decoded, without a trailing slash.
 * @param url the whole URL of the request
 * @returns the language, and the path in the site's own language
 * Source: docs/behaviour/languages.md §4.2
 */
export function languagePathOf(url: string): LanguagePath {
  // It looks at nothing else.
  return splitLanguage(getPathNoStrict({ url } as Request));
}

function splitLanguage(path: string): LanguagePath {
  const language = OTHER_LANGUAGES.find((one) => isBelow(path, prefixOf(one)));
  const rest = path.slice(prefixOf(language).length) || '/';
  if (language === undefined || WITHOUT_LANGUAGE.some((start) => isBelow(rest, start)))
    return { language: undefined, path };
  return { language, path: rest };
}

/**
 * Adds a language to a path.
 * @param address path, query and fragment, in any language
 * @param language absent for the site's own
 * @returns the path unchanged if it names a language already, or has none
 * Source: docs/behaviour/languages.md §4.2
 */
export function inLanguage(address: string, language: OtherLanguage | undefined): string {
  const path = address.replace(/[?#].*/s, '');
  const isInAll = WITHOUT_LANGUAGE.some((start) => isBelow(path, start));
  if (language === undefined || isInAll || splitLanguage(path).language !== undefined) return address;
  return prefixOf(language) + (path === '/' ? address.slice(1) : address);
}

function isBelow(path: string, start: string): boolean {
  return path === start || path.startsWith(`${start}/`);
}
