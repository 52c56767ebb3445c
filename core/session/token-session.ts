import { isJsonObject, type JsonObject } from '../json/index.ts';
import { shelf } from '../shared/index.ts';
import { browserStorage } from './quiet-storage.ts';
import { siteUserIn, type SiteUser } from './site-user.ts';

/**
 * The visitor's session at a store of another origin, whose cookies the page cannot have. All tabs share it.
 * Source: docs/behaviour/session.md §9
 */
export interface TokenSession {
  /** The token; null if there is none. */
  readonly read: () => string | null;
  /**
   * Stores a new token if the stored one is still the one that was sent, or if the visitor has logged in or out.
   * @param token the new one
   * @param sent the one of the request; null for none
   * @param isNewSession whether the visitor has logged in or out
   */
  readonly keep: (token: string, sent: string | null, isNewSession: boolean) => void;
  /** Who is signed in, as far as the page knows. */
  readonly readSiteUser: () => SiteUser;
  /**
   * Records who is signed in according to the store.
   * @param json the store's answer
   */
  readonly keepSiteUser: (json: unknown) => void;
}

interface Kept {
  readonly token: string;
  readonly siteUser: JsonObject;
}

/** The name in storage, before the store's origin. */
const KEY = 'store-session.';

/**
 * Opens the session of the page's visitor at a store.
 * @param apiRoot the root of the store's API
 * @returns null where cookies hold the session: at the page's own origin, and without a page
 * Source: docs/behaviour/session.md §9
 */
export function tokenSession(apiRoot: string): TokenSession | null {
  const { origin: pageOrigin } = (globalThis as Partial<typeof globalThis>).location ?? {};
  if (pageOrigin === undefined || !URL.canParse(apiRoot)) return null;
  const { origin } = new URL(apiRoot);
  if (origin === pageOrigin) return null;
  // Where storage fails, all copies of the script share this page's memory.
  const storage = shelf('token-storage', browserStorage);
  const key = KEY + origin;
  const kept = () => storage.get(key, readKept);
  return {
    read: () => kept()?.token ?? null,
    keep(token, sent, isNewSession) {
      const { token: stored = null, siteUser = {} } = kept() ?? {};
      if (isNewSession || stored === sent)
        storage.set(key, { token, siteUser: isNewSession ? {} : siteUser });
    },
    readSiteUser: () => siteUserIn(kept()?.siteUser),
    keepSiteUser(json) {
      const now = kept();
      if (now && isJsonObject(json)) storage.set(key, { ...now, siteUser: json });
    },
  };
}

function readKept(json: unknown): Kept | null {
  if (!isJsonObject(json)) return null;
  const { token, siteUser } = json;
  if (typeof token !== 'string' || token === '') return null;
  return { token, siteUser: isJsonObject(siteUser) ? siteUser : {} };
}
