import {
  createAccount,
  createMemoryAccountGateway,
  type AccountEntry,
  type AccountGateway,
  type AccountOutcome,
} from '../../../core/account/index.ts';
import type { SiteUser, StorageArea } from '../../../core/session/index.ts';

/** The entry of the login form. */
export const ENTRY: AccountEntry = { email: ' ada@example.org ', password: 'celadon', rememberMe: false };
/** The cookie of a visitor who is logged out. */
export const NOBODY: SiteUser = { isAuthenticated: false, siteUserId: null };
/** The cookie of a member. */
export const ADA: SiteUser = { isAuthenticated: true, siteUserId: 'ada' };

/** Creates a storage for one test. */
export function memoryStorage(): StorageArea {
  const kept = new Map<string, unknown>();
  return {
    get: (key, parse) => (kept.has(key) ? parse(kept.get(key)) : null),
    set: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
  };
}

/**
 * Opens an account whose cookie is `browser.siteUser`.
 * @param parts gateway and page; by default the memory gateway and a visitor who is logged out
 */
export function openAccount({
  gateway = {},
  siteUser = NOBODY,
  language = null,
  areCookiesEnabled = true,
  storage = memoryStorage(),
}: {
  readonly gateway?: Partial<AccountGateway>;
  readonly siteUser?: SiteUser;
  readonly language?: string | null;
  readonly areCookiesEnabled?: boolean;
  readonly storage?: StorageArea;
} = {}) {
  const browser = { siteUser };
  const reported: unknown[] = [];
  const account = createAccount({
    gateway: { ...createMemoryAccountGateway(), ...gateway },
    readSiteUser: () => browser.siteUser,
    storage,
    getLanguage: () => language,
    areCookiesEnabled: () => areCookiesEnabled,
    report: (error) => reported.push(error),
  });
  return { account, browser, reported };
}

/**
 * The sentence that the visitor reads.
 * @param ended how an attempt ended
 * @returns null for a success
 */
export const messageOf = (ended: AccountOutcome): string | null =>
  ended.outcome === 'refused' ? ended.problem.message : null;
