import { atom, type ReadableAtom } from 'nanostores';
import { isJsonObject } from '../json/index.ts';
import type { SiteUser, StorageArea } from '../session/index.ts';

/** Whether the visitor is logged in. Source: docs/behaviour/account.md §7.1 */
export type AccountState =
  | { readonly status: 'logged-out' }
  | {
      readonly status: 'logged-in';
      /** Null where the store has not said it. */
      readonly siteUserId: string | null;
    };

/** Where a login stands. */
export interface LoginPlaces {
  /** Who is signed in according to the cookie. */
  readonly readSiteUser: () => SiteUser;
  /** Outlives the page. */
  readonly storage: StorageArea;
}

/** What the browser keeps of a login. */
interface Kept {
  readonly xsrfToken: string | null;
  /** The language that was told last. */
  readonly language: string | null;
}

/** What the page knows of the visitor's login. */
export interface LoginKeeper {
  readonly $account: ReadableAtom<AccountState>;
  readonly kept: () => Kept;
  readonly enter: (xsrfToken: string | null) => void;
  /** Forgets the login; returns false, and keeps it, while the cookie says that somebody is logged in. */
  readonly leave: () => boolean;
  /** Reads the cookie again; returns whether somebody has come or gone. */
  readonly refresh: () => boolean;
  readonly keepLanguage: (language: string) => void;
}

const KEY = 'store-member';
const LOGGED_OUT: AccountState = Object.freeze({ status: 'logged-out' });

/**
 * Follows the visitor's login.
 * @param places cookie and storage
 * Source: docs/behaviour/account.md §7.1, §7.3
 */
export function keepLogin({ readSiteUser, storage }: LoginPlaces): LoginKeeper {
  let known = readSiteUser();
  // A login may have ended without a script, or while no page was open.
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
      const now = readSiteUser();
      if (now.isAuthenticated) return false;
      known = now;
      storage.remove(KEY);
      $account.set(LOGGED_OUT);
      return true;
    },
    refresh() {
      const [was, now] = [known, readSiteUser()];
      // A backend of the page's own may set no cookie: only a change says anything.
      if (was.isAuthenticated === now.isAuthenticated && was.siteUserId === now.siteUserId) return false;
      known = now;
      if (!now.isAuthenticated) storage.remove(KEY);
      $account.set(stateOf(now));
      return was.isAuthenticated !== now.isAuthenticated;
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
