import type { StoreContext } from '../http/store-env.ts';
import type { ListPages } from '../pages/owner-pages.ts';
import { OWNER_TEXTS } from '../shared/strings.ts';

/** Which items of a list. */
export interface ListQuery {
  /** What they contain; '' for all. */
  readonly search: string;
  /** One of the list's states; anything else is all. */
  readonly state: string;
  /** From 1. */
  readonly page: number;
}

/** A page of a list whose pages have numbers. */
export interface ListPage<Item> {
  readonly items: readonly Item[];
  readonly total: number;
  /** The page that was read: the last one if there are fewer. */
  readonly page: number;
  readonly pages: number;
}

const MAX_SEARCH_LENGTH = 200;

/**
 * Reads what the owner searches a list for.
 * @param typed the control, or the query
 * @param maxLength in UTF-16 code units
 */
export function searchOf(typed: string, maxLength = MAX_SEARCH_LENGTH): string {
  return typed.trim().slice(0, maxLength);
}

/** Links to the pages beside a page of a list, and which page it is. */
export interface NumberedPages {
  readonly previousUrl: ListPages['newerUrl'];
  readonly nextUrl: ListPages['olderUrl'];
  readonly place: string;
}

/**
 * Reads which page of a list is requested.
 * @param context the request: `q`, `state` and `page` in its query
 */
export function listQueryOf(context: StoreContext): ListQuery {
  return listQuery((name) => context.req.query(name) ?? '');
}

/**
 * Reads which page of a list a form was on.
 * @param valueOf reads a control
 */
export function listQuery(valueOf: (name: string) => string): ListQuery {
  const page = valueOf('page');
  return {
    search: searchOf(valueOf('q')),
    state: valueOf('state'),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/**
 * Builds the URL of a page of a list.
 * @param path of the list
 * @param query which page
 * @param more further parameters
 */
export function listUrl(
  path: string,
  { search, state, page }: ListQuery,
  more: Readonly<Record<string, string>> = {},
): string {
  const query = new URLSearchParams({
    ...(search !== '' && { q: search }),
    ...(state !== '' && { state }),
    ...(page > 1 && { page: String(page) }),
    ...more,
  });
  return query.size === 0 ? path : `${path}?${query}`;
}

/**
 * Builds the links to the pages beside a page.
 * @param path of the list
 * @param query which page was requested
 * @param found the page
 */
export function numberedPages(
  path: string,
  query: ListQuery,
  found: Pick<ListPage<unknown>, 'page' | 'pages'>,
): NumberedPages {
  return pagesBeside(found, (page) => listUrl(path, { ...query, page }));
}

/**
 * Builds the links to the pages beside a page of a list with URLs of its own.
 * @param found the page
 * @param urlOf builds the URL of a page, from 1
 */
export function pagesBeside(
  { page, pages }: Pick<ListPage<unknown>, 'page' | 'pages'>,
  urlOf: (page: number) => string,
): NumberedPages {
  return {
    previousUrl: page > 1 ? urlOf(page - 1) : undefined,
    nextUrl: page < pages ? urlOf(page + 1) : undefined,
    place: OWNER_TEXTS.pageOf(page, pages),
  };
}
