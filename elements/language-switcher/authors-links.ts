import { indexOfLanguage, languageTag, translatedAddress } from '../../core/multilingual/index.ts';

/** The current page. */
interface Page {
  readonly locale: string;
  readonly address: URL;
}

/** Link → its `href` as the author wrote it, and as we wrote it last. */
const written = new WeakMap<HTMLAnchorElement, { readonly own: string; readonly last: string }>();

/**
 * Finds the author's links in the tag.
 * @param scope the tag
 */
export function authorsLinks(scope: ParentNode): readonly HTMLAnchorElement[] {
  return [...scope.querySelectorAll<HTMLAnchorElement>('a[href][hreflang]')];
}

/**
 * Points an author's links to the current page in each language, and marks the current language.
 * @param links each with its language
 * @param page the current page
 * Source: docs/behaviour/languages.md §2.3, §2.4
 */
export function dressLinks(links: readonly HTMLAnchorElement[], { locale, address }: Page): void {
  const tags = links.map(({ hreflang }) => languageTag(hreflang) ?? '');
  const current = links[indexOfLanguage(tags, locale)];
  const from = current && ownAddress(current);
  for (const link of links) {
    if (link !== current) link.removeAttribute('aria-current');
    // The author may have set a more specific value.
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
  // A changed value is the author's.
  const href = known?.last === link.href ? known.own : link.href;
  return URL.canParse(href) ? new URL(href) : null;
}
