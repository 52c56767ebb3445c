import { siteUserIn, type SiteUser, type StorageArea } from '../session/index.ts';
import type { AccountGateway, LoginAnswer } from './gateway.ts';

/** Dependencies of a remembered login. */
export interface RememberedLoginParts {
  readonly gateway: AccountGateway;
  /** Names the backend at present, if no cookie says who is logged in there; null otherwise. */
  readonly getBackend: () => string | null;
  /** Persists beyond the page. */
  readonly storage: StorageArea;
}

/** The login at a backend without cookies: a hint for display, never an authority. */
export interface RememberedLogin {
  /** Remembers logins and logouts. */
  readonly gateway: AccountGateway;
  /** Who is logged in, as far as the page knows. */
  readonly read: (backend: string) => SiteUser;
  /** Asks the backend whether a remembered login still lasts; asks nothing without one. */
  readonly ask: (backend: string) => Promise<void>;
}

/** The name in storage, before that of the backend. */
const KEY = 'store-member.';

/**
 * Remembers who is logged in at a backend that sets no cookie, for the next page and other tabs.
 * @param parts the chosen gateway, and storage
 * Source: docs/behaviour/account.md §7.6
 */
export function rememberLogin({ gateway, getBackend, storage }: RememberedLoginParts): RememberedLogin {
  const read = (backend: string) => storage.get(KEY + backend, siteUserIn) ?? siteUserIn(null);

  function keep(backend: string, { isAuthenticated, siteUserId }: SiteUser): void {
    if (isAuthenticated) storage.set(KEY + backend, { authenticated: true, siteUserId });
    else storage.remove(KEY + backend);
  }

  async function keepAnswer(asking: Promise<LoginAnswer>): Promise<LoginAnswer> {
    // The page may name another backend meanwhile.
    const backend = getBackend();
    const answer = await asking;
    const { siteUserId, notice } = answer;
    const isLoggedIn = siteUserId !== undefined && notice === undefined;
    if (backend !== null && isLoggedIn) keep(backend, { isAuthenticated: true, siteUserId });
    return answer;
  }

  return {
    read,
    gateway: {
      ...gateway,
      logIn: (entry) => keepAnswer(gateway.logIn(entry)),
      join: (entry) => keepAnswer(gateway.join(entry)),
      async logOut(...call) {
        const backend = getBackend();
        await gateway.logOut(...call);
        if (backend !== null) storage.remove(KEY + backend);
      },
    },
    async ask(backend) {
      const before = read(backend);
      if (!before.isAuthenticated) return;
      const now = await gateway.readSiteUser?.();
      const { isAuthenticated, siteUserId } = read(backend);
      // The visitor may have logged in or out meanwhile.
      if (now && isAuthenticated && siteUserId === before.siteUserId) keep(backend, now);
    },
  };
}
