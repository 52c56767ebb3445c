import type { Database } from '../../platform/database/tables.ts';
import { placesAbove } from './lock-visits.ts';
import { findLockedPaths } from './locked-paths.ts';

/**
 * Creates a check whether a page has a lock, even one that the visitor has opened.
 * @param db the store's database
 * @returns a function that takes the path of a page
 * Source: docs/behaviour/reference-store.md §16.5
 */
export async function createLockFilter(db: Database): Promise<(path: string) => boolean> {
  const locked = await findLockedPaths(db);
  return (path) => placesAbove(path).some((place) => locked.has(place));
}
