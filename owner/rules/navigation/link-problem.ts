import { fill, isLinkAddress, isWebUrl } from '../../../core/text/index.ts';
import { EDITOR_WORDS } from '../../../core/words/index.ts';

/** Messages about the format of an address. Source: docs/behaviour/form-editor.md §4.1 */
export const LINK_EXAMPLES = { host: 'https://example.com', otherHost: 'http://example.com' } as const;

// Browsers read a backslash as a slash, and two slashes as the name of another site.
const PAGE_PATH = /^\/(?![/\\])\S*$/;

/**
 * Checks an address that an owner has written.
 * @param url the page of the site, or a whole address
 * @returns the problem; null for none
 * Source: docs/behaviour/form-editor.md §4.1; docs/behaviour/owner.md §2.10
 */
export function problemOfLink(url: string): string | null {
  if (url.startsWith('/')) {
    const isPage = PAGE_PATH.test(url) && isLinkAddress(url);
    return isPage ? null : fill(EDITOR_WORDS.pageUrlInvalid, { val: url });
  }
  return URL.canParse(url) && isWebUrl(new URL(url)) ? null : fill(EDITOR_WORDS.linkFormat, LINK_EXAMPLES);
}
