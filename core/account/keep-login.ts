import { atom, type ReadableAtom } from 'nanostores';
import { isJsonObject } from '../json/index.ts';
import type { SiteUser, StorageArea } from '../session/index.ts';
import type { Report } from '../shared/index.ts';

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
  /** Who is signed in according to the cookie, or to the store's last answer. */
  readonly readSiteUser: () => SiteUser;
  /** Asks the store, where no cookie can say who is signed in; nothing by default. */
  readonly askSiteUser?: () => Promise<void>;
  readonly report: Report;
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
  /** Asks the store who is signed in, where no cookie says so; never rejects, and changes nothing yet. */
  readonly learn: () => Promise<void>;
  /** Reads the cookie again at once; resolves when a store without cookies has answered. */
  readonly refresh: () => Promise<void>;
  readonly keepLanguage: (language: string) => void;
}

const KEY = 'store-member';
const LOGGED_OUT: AccountState = Object.freeze({ status: 'logged-out' });

/**
 * Tracks the visitor's login.
 * @param sources cookie and storage
 * Source: docs/behaviour/account.md §7.1, §7.3, §7.5
 */
export function keepLogin(sources: LoginSources): LoginKeeper {
  const { readSiteUser, askSiteUser = () => Promise.resolve(), storage, report } = sources;
  let known = readSiteUser();
  // A login may end without JavaScript, or while no page is open.
  if (!known.isAuthenticated) storage.remove(KEY);
  const $account = atom<AccountState>(stateOf(known));
  const kept = (): Kept => storage.get(KEY, readKept) ?? { xsrfToken: null, language: null };
  const keep = (part: Partial<Kept>): void => {
    storage.set(KEY, { ...kept(), ...part });
  };
  const learn = () =>
    askSiteUser().catch((error: unknown) => {
      report(error, 'account/session');
    });

  function readAgain(): void {
    const [was, now] = [known, readSiteUser()];
    // A custom backend may set no cookie, so only a change counts.
    if (was.isAuthenticated === now.isAuthenticated && was.siteUserId === now.siteUserId) return;
    known = now;
    if (!now.isAuthenticated) storage.remove(KEY);
    $account.set(stateOf(now));
  }

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
    learn,
    async refresh() {
      readAgain();
      await learn();
      readAgain();
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
