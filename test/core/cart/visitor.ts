import type { Session } from '../../../core/session/index.ts';

/** A browser of one visitor, whose tabs share cookies and storage. */
export interface Browser {
  /** The site user who is signed in; null for none. */
  siteUserId: string | null;
  hasCartCookie: boolean;
  /** Stored values by key, as JSON. */
  readonly kept: Map<string, string>;
  /** Every message between tabs. */
  readonly posted: unknown[];
  /** Sends a message to all tabs, as another script of the site could. */
  shout(message: unknown): void;
  /** A new tab's session. */
  openTab(): Session;
}

/** Opens an unused browser. */
export function createBrowser(state: Partial<Pick<Browser, 'siteUserId' | 'hasCartCookie'>> = {}): Browser {
  const kept = new Map<string, string>();
  const posted: unknown[] = [];
  const lines = new Set<(message: unknown) => void>();
  const area: Session['storage']['local'] = {
    get(key, parse) {
      const text = kept.get(key);
      return text === undefined ? null : parse(JSON.parse(text));
    },
    set: (key, value) => void kept.set(key, JSON.stringify(value)),
    remove: (key) => void kept.delete(key),
  };
  const browser: Browser = {
    siteUserId: null,
    hasCartCookie: false,
    ...state,
    kept,
    posted,
    shout(message) {
      for (const listener of lines) listener(message);
    },
    openTab: () => ({
      getTokens: () => null,
      getCrumb: () => 'crumb',
      getSiteUser: () => ({ isAuthenticated: browser.siteUserId !== null, siteUserId: browser.siteUserId }),
      hasCartCookie: () => browser.hasCartCookie,
      touchVisitorCookies: () => undefined,
      storage: { local: area, session: area },
      openTabChannel(_name, listener) {
        lines.add(listener);
        return {
          post(message) {
            posted.push(message);
            for (const other of lines) if (other !== listener) other(message);
          },
          close: () => void lines.delete(listener),
        };
      },
    }),
  };
  return browser;
}
