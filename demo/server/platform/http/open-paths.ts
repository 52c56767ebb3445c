import { API_PREFIX, API_URLS, PAGE_URLS, VISIT_URLS } from './urls.ts';

// Built scripts and the pictures of the site.
const FILE_PREFIXES = ['/dist/', '/assets/'] as const;

/** The calls of the owner alone, by method; `ALL` is any method. */
const OWNERS: Readonly<Record<string, readonly string[]>> = {
  ALL: [
    `${API_URLS.owner}/:any`,
    API_URLS.editedForm,
    API_URLS.updateNavigation,
    API_URLS.siteLayout,
    API_URLS.collections,
    API_URLS.categories,
    API_URLS.preferences,
    API_URLS.siteFrame,
    API_URLS.multilingualConnection,
    API_URLS.restockGroups,
    API_URLS.restockSend,
    API_URLS.restockSendAll,
  ],
  GET: [API_URLS.restock],
  HEAD: [API_URLS.restock],
  PUT: [API_URLS.languages],
};

const PATTERNS = new Map(Object.entries(OWNERS).map(([method, paths]) => [method, paths.map(patternOf)]));
const VISITS = Object.values(VISIT_URLS).flat().map(patternOf);
const INSTALMENTS = patternOf(PAGE_URLS.instalments);

/**
 * Returns the pattern of a route's path, as Hono matches it: without a trailing slash.
 * @param route with parameters such as `:id`
 */
export function patternOf(route: string): RegExp {
  return new RegExp(`^${route.replaceAll(/:[a-z]+/gi, '[^/]+')}$`);
}

/**
 * Checks whether pages of allowed origins may call a path: the API but for the owner's part, and the pages of the
 * instalments provider.
 * @param method of the call
 * @param path without its language
 * Source: docs/behaviour/reference-store.md §18.2
 */
export function isOpenCall(method: string, path: string): boolean {
  if (INSTALMENTS.test(path)) return true;
  if (!path.startsWith(API_PREFIX)) return false;
  const closed = [...(PATTERNS.get('ALL') ?? []), ...(PATTERNS.get(method) ?? [])];
  return !closed.some((pattern) => pattern.test(path)) && !path.startsWith(`${API_URLS.owner}/`);
}

/**
 * Checks whether a path is that of a file which pages of allowed origins may load.
 * @param path without its language
 * Source: docs/behaviour/reference-store.md §18.2
 */
export function isOpenFile(path: string): boolean {
  return FILE_PREFIXES.some((prefix) => path.startsWith(prefix));
}

/**
 * Checks whether a call is about analytics.
 * @param path without its language
 */
export function isVisitCall(path: string): boolean {
  return VISITS.some((pattern) => pattern.test(path));
}

/**
 * Checks whether a call needs no session: it gets none if it has none.
 * @param path without its language
 * Source: docs/behaviour/reference-store.md §18.4
 */
export function isWithoutSession(path: string): boolean {
  return isVisitCall(path) || INSTALMENTS.test(path);
}
