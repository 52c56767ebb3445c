import path from 'node:path';

import { sitePathOf } from './pages.ts';

const SOURCES = 'https://github.com/storefront-elements/storefront-elements/blob/main/';
/** Fences, and code in a line: they contain no links. */
const CODE = /(^( *)(`{3,})[^]*?^\2\3 *$|`+[^`\n]+`+)/gm;
// The text before may contain code.
const LINK = /(\]\()(?![a-z]+:)([^)\s#]*)(#[^)\s]*)?(\))/g;
const PICTURE = /\.(png|jpe?g|svg|webp)$/;

/** Documents by path in the repository. */
export type Pages = ReadonlySet<string>;

/**
 * Writes a document as a page of the site: links to other documents become links to pages, others lead to the repository.
 * @param file its path in the repository
 * @param text its Markdown
 * @param pages the documents that are pages
 * @param suffix of a page in a link: `.html`, or `.md` for a document beside other documents
 * @returns Markdown whose links begin with `/`, the site's root
 */
export function toSitePage(file: string, text: string, pages: Pages, suffix: '.html' | '.md'): string {
  return changeProse(text, withLinks);

  function withLinks(prose: string): string {
    return prose.replaceAll(LINK, (whole, before: string, target: string, anchor = '', after = '') =>
      target === '' ? whole : `${before}${addressOf(target)}${String(anchor)}${String(after)}`,
    );
  }

  function addressOf(target: string): string {
    const found = path.posix.join(path.posix.dirname(file), decodeURI(target));
    const inFolder = path.posix.join(found, 'README.md');
    if (PICTURE.test(found)) return `/${found.replace(/^docs\//, '')}`;
    const document = [found, inFolder].find((each) => pages.has(each));
    if (document === undefined) return `${SOURCES}${found}`;
    return `/${sitePathOf(document).replace(/\.md$/, suffix)}`;
  }
}

/**
 * Prefixes the links of a page that begin with `/`, for a text that is read outside of the site.
 * @param page Markdown, as of toSitePage
 * @param base the site's path, with a slash at its end
 */
export function withBase(page: string, base: string): string {
  return changeProse(page, (prose) => prose.replaceAll(/(\]\()\//g, `$1${base}`));
}

/** Changes everything but code. */
function changeProse(text: string, change: (prose: string) => string): string {
  const parts: string[] = [];
  let end = 0;
  for (const match of text.matchAll(CODE)) {
    parts.push(change(text.slice(end, match.index)), match[0]);
    end = match.index + match[0].length;
  }
  parts.push(change(text.slice(end)));
  return parts.join('');
}
