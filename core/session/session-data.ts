import { readText } from '../json/index.ts';
import type { Warn } from '../shared/index.ts';
import { readCookie, writeCookie } from './cookies.ts';
import { createStorageArea } from './storage-area.ts';

/** Small texts of a session, which may expire. Source: docs/behaviour/session.md §8. */
export interface SessionData {
  /** Reads a text; null if there is none, or it has expired. */
  readonly read: (key: string) => string | null;
  /**
   * Stores a text.
   * @param key its name in storage, and of its cookie
   * @param text the text to store
   * @param lifetimeMs time until it expires; without it, it stays in storage, and in a cookie until the browser is closed
   */
  readonly keep: (key: string, text: string, lifetimeMs?: number) => void;
  /** Removes a text. */
  readonly forget: (key: string) => void;
}

/** Dependencies of session data. */
export interface SessionDataParts {
  /** Opens the storage, and may throw; the browser's local storage by default. */
  readonly open?: () => Storage;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  readonly warn: Warn;
}

/**
 * Opens the data of the session: local storage, and a cookie where that fails.
 * @param parts storage and clock
 * Source: docs/behaviour/session.md §8
 */
export function openSessionData(parts: SessionDataParts): SessionData {
  const { open = () => globalThis.localStorage, now = Date.now, warn } = parts;
  let isWarned = false;
  let failures = 0;
  const area = createStorageArea({
    open,
    now,
    onFailure: () => {
      failures += 1;
      if (!isWarned) warn('unable to use local storage; the data of the session is kept in cookies.');
      isWarned = true;
    },
  });
  const forgetCookie = (key: string) => {
    if (readCookie(key) !== null) writeCookie(key, '', 0);
  };
  return {
    read: (key) => area.get(key, (value) => readText(value) ?? null) ?? readCookie(key),
    keep(key, text, lifetimeMs) {
      const failuresBefore = failures;
      area.set(key, text, lifetimeMs);
      if (failures > failuresBefore) writeCookie(key, text, lifetimeMs && Math.ceil(lifetimeMs / 1000));
      else forgetCookie(key);
    },
    forget(key) {
      area.remove(key);
      forgetCookie(key);
    },
  };
}
