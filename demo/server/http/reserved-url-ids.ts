import { API_PREFIX, OWNER_URLS, PAGE_URLS } from './urls.ts';

/** Where files stand, and pages of other people. */
const FOLDERS = ['/dist', '/assets', '/hosts'] as const;

/** The names that pages of the site and everything else at its addresses begin with: no store can have them. Source: docs/behaviour/owner.md §1.5 */
export const RESERVED_URL_IDS: readonly string[] = [
  ...new Set(
    [...Object.values(PAGE_URLS), ...Object.values(OWNER_URLS), ...FOLDERS, API_PREFIX]
      .map((path) => path.split('/')[1] ?? '')
      .filter((name) => name !== '' && !name.startsWith(':')),
  ),
];
