/** Shorter ones say nothing. Source: docs/behaviour/owner.md §8 */
export const MIN_URL_ID_LENGTH = 3;

/** What the address of a store is made of whose title gives no name: in plain letters, in every language. Source: docs/behaviour/owner.md §1.4 */
export const FALLBACK_STORE_TITLE = 'Store';

/** Letters of Latin alphabets that Unicode does not take apart. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** What an URL id is made of besides the title. */
export interface UrlIdParts {
  /** A title in plain letters, for one that gives no name. */
  readonly fallback: string;
  /** Whether another page of the site stands there. */
  readonly isTaken: (urlId: string) => boolean;
}

/**
 * Makes the name that a page's address ends with: the title's letters and digits, or those of the fallback, and "-2", "-3", …
 * where that is taken.
 * @param title as the owner writes it
 * @param parts what stands in for it, and what is taken
 * @returns letters from a to z, digits and single hyphens
 * Source: docs/behaviour/owner.md §1.4
 */
export function toUrlId(title: string, { fallback, isTaken }: UrlIdParts): string {
  const name = nameOf(title);
  const wanted = name.length < MIN_URL_ID_LENGTH ? nameOf(fallback) : name;
  let urlId = wanted;
  for (let number = 2; isTaken(urlId); number += 1) urlId = `${wanted}-${number}`;
  return urlId;
}

function nameOf(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => LETTERS[letter] ?? '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
