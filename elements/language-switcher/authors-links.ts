import { indexOfLanguage, languageTag, translatedAddress } from '../../core/multilingual/index.ts';

/** Where a visitor is. */
interface Page {
  readonly locale: string;
  readonly address: URL;
}

/** Link → its address as its author wrote it, and as it was written last. */
const written = new WeakMap<HTMLAnchorElement, { readonly own: string; readonly last: string }>();

/**
 * Finds the links that an author has put into the tag.
 * @param scope the tag
 */
export function authorsLinks(scope: ParentNode): readonly HTMLAnchorElement[] {
  return [...scope.querySelectorAll<HTMLAnchorElement>('a[href][hreflang]')];
}

/**
 * Lets an author's links lead to the page that the visitor reads now, and marks the one of its language.
 * @param links each with the language that it leads to
 * @param page where the visitor is
 * Source: docs/behaviour/languages.md §2.3, §2.4
 */
export function dressLinks(links: readonly HTMLAnchorElement[], { locale, address }: Page): void {
  const tags = links.map(({ hreflang }) => languageTag(hreflang) ?? '');
  const current = links[indexOfLanguage(tags, locale)];
  const from = current && ownAddress(current);
  for (const link of links) {
    if (link !== current) link.removeAttribute('aria-current');
    // An author may have said it more exactly.
    else if (!link.hasAttribute('aria-current')) link.setAttribute('aria-current', 'true');
    const own = ownAddress(link);
    if (own) lead(link, own, from ? translatedAddress(address, from, own) : own);
  }
}

function lead(link: HTMLAnchorElement, own: URL, to: URL): void {
  if (to.href !== link.href) link.href = to.href;
  written.set(link, { own: own.href, last: link.href });
}

function ownAddress(link: HTMLAnchorElement): URL | null {
  const known = written.get(link);
  // Whoever has changed it since is its author.
  const href = known?.last === link.href ? known.own : link.href;
  return URL.canParse(href) ? new URL(href) : null;
}
