import { isListParameter } from '../../core/product-list/index.ts';
import { type Report, shelf, tryAndReport } from '../../core/shared/index.ts';
import { SLOTS } from './page-nodes.ts';

/** The list whose query is in the URL of the page, for all copies of the script. */
function holder(): { list: Element | null } {
  return shelf('list-address', () => ({ list: null }));
}

/**
 * Claims the address of the page for a list: the first one has it, as long as it is in the page.
 * @param list the tag
 * @returns whether it has the address
 * Source: docs/behaviour/product-lists.md §5.3
 */
export function claimAddress(list: Element): boolean {
  const held = holder();
  if (held.list === null || !held.list.isConnected) held.list = list;
  return held.list === list;
}

/**
 * Lets another list have the address.
 * @param list the tag
 */
export function releaseAddress(list: Element): void {
  const held = holder();
  if (held.list === list) held.list = null;
}

/**
 * Replaces the parameters of a list in those of an address; all others stay.
 * @param known the parameters of the address, which change
 * @param parameters of the list
 */
export function replaceParameters(known: URLSearchParams, parameters: URLSearchParams): void {
  for (const name of [...known.keys()]) if (isListParameter(name)) known.delete(name);
  for (const [name, value] of parameters) known.append(name, value);
}

/**
 * Adds an entry to the browser's history.
 * @param href the address of the page
 * @param report receives the refusal of a browser, for example after too many entries
 */
export function pushAddress(href: string, report: Report): void {
  tryAndReport(report, 'store-list/address', () => {
    history.pushState(history.state, '', href);
  });
}

/**
 * Finds the link of a click to another page of the list: ours, or one that the page has printed.
 * @param event the click
 * @returns its address; null for anything else, and where the browser opens it elsewhere
 */
export function pageLinkOf(event: MouseEvent): URL | null {
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
  if (!link || !isPageLink(link) || !isFollowedHere(event) || !URL.canParse(link.href)) return null;
  const url = new URL(link.href);
  return url.origin === location.origin && url.pathname === location.pathname ? url : null;
}

function isPageLink(link: HTMLAnchorElement): boolean {
  return link.dataset['page'] !== undefined || link.closest(`[slot="${SLOTS.pages}"]`) !== null;
}

function isFollowedHere({
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
  button,
  defaultPrevented,
}: MouseEvent): boolean {
  return !(ctrlKey || metaKey || shiftKey || altKey || defaultPrevented) && button === 0;
}
