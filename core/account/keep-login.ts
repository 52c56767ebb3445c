import { atom, type ReadableAtom } from 'nanostores';
import { isJsonObject } from '../json/index.ts';
import type { SiteUser, StorageArea } from '../session/index.ts';

/** Whether the visitor is logged in. Source: docs/behaviour/account.md §7.1 */
export type AccountState =
  | { readonly status: 'logged-out' }
  | {
      readonly status: 'logged-in';
      /** Null if the store did not send it. */
      readonly siteUserId: string | null;
    };

/** Sources of the login state. */
export interface LoginSources {
  /** Who is signed in according to the cookie. */
  readonly readSiteUser: () => SiteUser;
  /** Persists beyond the page. */
  readonly storage: StorageArea;
}

/** The stored part of a login. */
interface Kept {
  readonly xsrfToken: string | null;
  /** The language reported last. */
  readonly language: string | null;
}

/** The visitor's login, as the page knows it. */
export interface LoginKeeper {
  readonly $account: ReadableAtom<AccountState>;
  readonly kept: () => Kept;
  readonly enter: (xsrfToken: string | null) => void;
  readonly leave: () => void;
  /** Reads the cookie again. */
  readonly refresh: () => void;
  readonly keepLanguage: (language: string) => void;
}

const KEY = 'store-member';
const LOGGED_OUT: AccountState = Object.freeze({ status: 'logged-out' });

/**
 * Tracks the visitor's login.
 * @param sources cookie and storage
 * Source: docs/behaviour/account.md §7.1, §7.3
 */
export function keepLogin({ readSiteUser, storage }: LoginSources): LoginKeeper {
  let known = readSiteUser();
  // A login may end without JavaScript, or while no page is open.
  if (!known.isAuthenticated) storage.remove(KEY);
  const $account = atom<AccountState>(stateOf(known));
  const kept = (): Kept => storage.get(KEY, readKept) ?? { xsrfToken: null, language: null };
  const keep = (part: Partial<Kept>): void => {
    storage.set(KEY, { ...kept(), ...part });
  };
  return {
    $account,
    kept,
    enter(xsrfToken) {
      keep({ xsrfToken, language: null });
      known = readSiteUser();
      $account.set({ status: 'logged-in', siteUserId: known.siteUserId });
    },
    leave() {
      storage.remove(KEY);
      known = readSiteUser();
      $account.set(LOGGED_OUT);
    },
    refresh() {
      const [was, now] = [known, readSiteUser()];
      // A custom backend may set no cookie, so only a change counts.
      if (was.isAuthenticated === now.isAuthenticated && was.siteUserId === now.siteUserId) return;
      known = now;
      if (!now.isAuthenticated) storage.remove(KEY);
      $account.set(stateOf(now));
    },
    keepLanguage(language) {
      keep({ language });
    },
  };
}

function stateOf({ isAuthenticated, siteUserId }: SiteUser): AccountState {
  return isAuthenticated ? { status: 'logged-in', siteUserId } : LOGGED_OUT;
}

function readKept(value: unknown): Kept | null {
  if (!isJsonObject(value)) return null;
  const { xsrfToken, language } = value;
  return {
    xsrfToken: typeof xsrfToken === 'string' ? xsrfToken : null,
    language: typeof language === 'string' ? language : null,
  };
}
