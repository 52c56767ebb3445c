import { createStorageArea, type StorageArea } from './storage-area.ts';

/**
 * Opens storage for what this browser remembers beyond the page, without the page's session.
 * @returns the area; what the browser does not store is kept in memory for this page
 * Source: docs/behaviour/session.md §4
 */
export function browserStorage(): StorageArea {
  return quietArea(() => globalThis.localStorage);
}

/**
 * Opens storage for what this tab of the browser alone remembers, without the page's session.
 * @returns the area; what the browser does not store is kept in memory for this page
 * Source: docs/behaviour/session.md §4
 */
export function tabStorage(): StorageArea {
  return quietArea(() => globalThis.sessionStorage);
}

function quietArea(open: () => Storage): StorageArea {
  return createStorageArea({
    open,
    now: Date.now,
    // A comfort: nobody misses it.
    onFailure: () => undefined,
  });
}
