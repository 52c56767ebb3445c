import { warnDeveloper, type Report } from '../shared/index.ts';
import { readCookie, writeCookie } from './cookies.ts';
import { readCrumb } from './read-crumb.ts';
import { randomId } from './random-id.ts';
import { COOKIES, VISIT_LIFETIME_SECONDS, VISITOR_LIFETIME_SECONDS } from './session-constants.ts';
import { readSiteUser } from './read-site-user.ts';
import type { SiteUser } from './site-user.ts';
import { createStorageArea, type StorageArea } from './storage-area.ts';
import { openTabChannel, type TabChannel } from './tab-channel.ts';
import { tokenSession, type TokenSession } from './token-session.ts';

/** The dependencies of the session. Source: docs/behaviour/session.md §1, §2, §3, §4, §5. */
export interface SessionParts {
  /** The current time in milliseconds since 1970; `Date.now` by default. */
  readonly now?: () => number;
  /** Name of the cookie that hints at a cart; settings can change during the life of the page. */
  readonly getCartCookieName: () => string;
  /** The root of the store's API; by default the store is at the page's own origin. */
  readonly getApiRoot?: () => string;
  /** Reports errors. */
  readonly report: Report;
}

/** This browser's data about its visitor. Source: docs/behaviour/session.md §1, §2, §3, §4, §5. */
export interface Session {
  /** The session at a store of another origin; null where cookies hold it. */
  getTokens(): TokenSession | null;
  /** The session token that every write echoes, read on each call; null if there is none, and at a store of another origin. */
  getCrumb(): string | null;
  /** Who is signed in according to the site-user cookie, or to a store of another origin; read on each call. */
  getSiteUser(): SiteUser;
  /** Whether the cookie that hints at a cart exists; at a store of another origin, whether there is a session. */
  hasCartCookie(): boolean;
  /** Sets or renews the cookies of the visitor (2 years) and of the visit (30 minutes). */
  touchVisitorCookies(): void;
  /** Small data that outlives the page (`local`) or lasts as long as the tab (`session`). */
  readonly storage: { readonly local: StorageArea; readonly session: StorageArea };
  /** Opens a channel to the shop's other tabs; messages are unchecked. */
  openTabChannel(name: string, onMessage: (message: unknown) => void): TabChannel;
}

/**
 * Creates the session of this page.
 * @param parts clock, name of the cart cookie, and error reporting
 * @returns the session; none of its methods throws
 * Source: docs/behaviour/session.md §1, §2, §3, §4, §5.
 */
export function createSession(parts: SessionParts): Session {
  const { now = Date.now, getCartCookieName, getApiRoot = () => '', report } = parts;
  const getTokens = () => tokenSession(getApiRoot());
  const warnOnce = createOnce((error) => {
    warnDeveloper('unable to use browser storage; data is kept for this page only.', error);
  });
  // Outside of browsers there is no storage to miss.
  const onFailure = typeof window === 'undefined' ? () => undefined : warnOnce;
  const openArea = (open: () => Storage): StorageArea => createStorageArea({ open, now, onFailure });

  return {
    getTokens,
    getCrumb: () => readCrumb(getApiRoot()),
    getSiteUser: () => readSiteUser(getApiRoot()),
    hasCartCookie() {
      const tokens = getTokens();
      return tokens ? tokens.read() !== null : Boolean(readCookie(getCartCookieName()));
    },
    touchVisitorCookies() {
      touch(COOKIES.visitor, VISITOR_LIFETIME_SECONDS);
      touch(COOKIES.visit, VISIT_LIFETIME_SECONDS);
    },
    storage: {
      local: openArea(() => globalThis.localStorage),
      session: openArea(() => globalThis.sessionStorage),
    },
    openTabChannel: (name, onMessage) => openTabChannel(name, onMessage, report),
  };
}

function touch(name: string, maxAgeSeconds: number): void {
  writeCookie(name, readCookie(name) || randomId(), maxAgeSeconds);
}

function createOnce(action: (error: unknown) => void): (error: unknown) => void {
  let isDone = false;
  return (error) => {
    if (isDone) return;
    isDone = true;
    action(error);
  };
}
