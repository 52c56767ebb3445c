import { createStorageArea, type StorageArea } from './storage-area.ts';

/**
 * Opens the browser's local storage without the page's session.
 * @returns the area; falls back to memory where the browser stores nothing
 * Source: docs/behaviour/session.md §4
 */
export function browserStorage(): StorageArea {
  return quietArea(() => globalThis.localStorage);
}

/**
 * Opens the tab's session storage without the page's session.
 * @returns the area; falls back to memory where the browser stores nothing
 * Source: docs/behaviour/session.md §4
 */
export function tabStorage(): StorageArea {
  return quietArea(() => globalThis.sessionStorage);
}

function quietArea(open: () => Storage): StorageArea {
  return createStorageArea({
    open,
    now: Date.now,
    // Optional: failures are not reported.
    onFailure: () => undefined,
  });
}
