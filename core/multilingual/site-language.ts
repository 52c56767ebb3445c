import { keepRecent } from '../cache/index.ts';
import { FAILURE_KINDS, StorefrontError } from '../errors/index.ts';
import { fieldsOf, isJsonObject } from '../json/index.ts';
import { isLinkAddress } from '../text/index.ts';

/** A language that a site can be read in. Source: docs/behaviour/languages.md §1.2 */
export interface SiteLanguage {
  /** A BCP 47 tag, in its normal form. */
  readonly language: string;
  /** The root of its pages: `/` or `/de`, or an address on another host. */
  readonly url: string;
}

/**
 * Reads the languages of a site, one by one.
 * @param json anything
 * @returns the site's own language first; each language once
 * @throws StorefrontError of the kind `unknown-outcome` for anything but a list of languages
 * Source: docs/behaviour/languages.md §1.2
 */
export function parseSiteLanguages(json: unknown): readonly SiteLanguage[] {
  if (!isJsonObject(json) || !Array.isArray(json['languages']))
    throw new StorefrontError(FAILURE_KINDS.unknownOutcome);
  const all = fieldsOf(json).list('languages', readSiteLanguage);
  return all.filter(({ language }, index) => all.findIndex((one) => one.language === language) === index);
}

function readSiteLanguage(json: unknown): SiteLanguage | undefined {
  const fields = fieldsOf(json);
  const language = fields.read('language', languageTag);
  const url = fields.trimmed('url');
  return language !== null && url !== null && isLinkAddress(url) ? { language, url } : undefined;
}

/**
 * Reads the tag of a language.
 * @param value anything
 * @returns a BCP 47 tag in its normal form; undefined for an invalid one
 */
export function languageTag(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  try {
    return Intl.getCanonicalLocales(value.trim())[0];
  } catch {
    return undefined;
  }
}

/**
 * Finds the language of a page among those of its site: the very same, else the first of the same language.
 * @param tags BCP 47 tags, in their normal form
 * @param locale of the page
 * @returns its index; -1 where there is none
 * Source: docs/behaviour/languages.md §2.3
 */
export function indexOfLanguage(tags: readonly string[], locale: string): number {
  const index = tags.indexOf(locale);
  return index >= 0 ? index : tags.findIndex((tag) => baseOf(tag) === baseOf(locale));
}

function baseOf(tag: string): string {
  return tag.replace(/-.*/, '');
}

/**
 * Returns the name of a language in that language, for a list.
 * @param tag a BCP 47 tag
 * @returns such as "Deutsch" or "Français"; the tag where the platform has no name
 * Source: docs/behaviour/languages.md §2.2
 */
export function languageName(tag: string): string {
  return nameOf(tag, readName);
}

/** A server prints the same few names on every page. */
const MAX_NAMES = 200;
const nameOf = keepRecent<string, string>(MAX_NAMES);

function readName(tag: string): string {
  // The numbering system is not part of its name.
  const named = tag.replace(/-u-.*/, '');
  const name = new Intl.DisplayNames([tag], { type: 'language', fallback: 'none' }).of(named);
  if (name === undefined) return tag;
  // Within a sentence many languages are written in lower case.
  const [first = '', ...rest] = name;
  return first.toLocaleUpperCase(tag) + rest.join('');
}
