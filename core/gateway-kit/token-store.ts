import { readText } from '../json/index.ts';
import { browserStorage } from '../session/index.ts';

/** Remembers the key to a visitor's session or cart of one backend. */
export interface TokenStore {
  readonly get: () => string | null;
  /** Replaces the token; null forgets it. */
  readonly set: (token: string | null) => void;
}

/**
 * Remembers a token in the browser, for all pages of the site; in memory where the browser stores nothing.
 * @param parts what it belongs to: backend, address, and what decides prices; those without a value are left out
 * Source: docs/behaviour/gateways.md §1.3
 */
export function browserTokens(...parts: readonly (string | null | undefined)[]): TokenStore {
  const area = browserStorage();
  const key = ['store-token', ...parts.filter(Boolean)].join(' ');
  return {
    get: () => area.get(key, (value) => readText(value) ?? null),
    set(token) {
      if (token === null) area.remove(key);
      else area.set(key, token);
    },
  };
}
