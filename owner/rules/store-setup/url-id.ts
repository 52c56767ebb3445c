/** Shorter ones are meaningless. Source: docs/behaviour/owner.md §8 */
export const MIN_URL_ID_LENGTH = 3;

/** The fallback address of a store whose title has no Latin letters or digits, by language. Source: docs/behaviour/owner.md §1.4 */
export const FALLBACK_STORE_TITLE = 'Store';

/** Latin letters that Unicode does not decompose. */
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

/** Inputs of a URL id besides the title. */
export interface UrlIdParts {
  /** The fallback for a title without Latin letters or digits. */
  readonly fallback: string;
  /** Whether another page of the site has this address. */
  readonly isTaken: (urlId: string) => boolean;
}

/**
 * Creates the last part of a page's address: the title's letters and digits, or those of the fallback, and "-2", "-3", …
 * where that is taken.
 * @param title as the owner writes it
 * @param parts the fallback, and the addresses that are taken
 * @returns letters from a to z, digits and single hyphens
 * Source: docs/behaviour/owner.md §1.4
 */
export function toUrlId(title: string, { fallback, isTaken }: UrlIdParts): string {
  const name = nameOf(title);
  const base = name.length < MIN_URL_ID_LENGTH ? nameOf(fallback) : name;
  let urlId = base;
  for (let number = 2; isTaken(urlId); number += 1) urlId = `${base}-${number}`;
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
