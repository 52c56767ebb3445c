import { createStorageArea, type StorageArea } from './storage-area.ts';

/**
 * Opens storage for what this tab of the browser alone remembers, without the page's session.
 * @returns the area; what the browser does not store is kept in memory for this page
 * Source: docs/behaviour/session.md §4
 */
export function tabStorage(): StorageArea {
  return createStorageArea({
    open: () => globalThis.sessionStorage,
    now: Date.now,
    // A comfort: nobody misses it.
    onFailure: () => undefined,
  });
}
