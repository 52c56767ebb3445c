import type { SiteUser } from '../session/index.ts';

/** The entries of the login and join forms. Source: docs/behaviour/account.md §1.1 */
export interface AccountEntry {
  readonly email: string;
  readonly password: string;
  /** Whether the login outlives the browser's session. */
  readonly rememberMe: boolean;
}

/** The answer to a login. */
export interface LoginAnswer {
  /** Sent in a header of later calls; null if the backend has none. */
  readonly xsrfToken: string | null;
  /** True if the member's cart could not take everything from the visitor's cart. */
  readonly isCartReduced?: boolean;
  /** The member's id, where no cookie tells it; null if the backend has none. */
  readonly siteUserId?: string | null;
  /** A sentence of the backend: what the visitor has to do before the first login. Then nobody is logged in. */
  readonly notice?: string;
}

/** The backend of members. Methods reject with a `StorefrontError` of any kind. Source: docs/behaviour/account.md §7.4 */
export interface AccountGateway {
  /** Logs a member in. */
  logIn(entry: AccountEntry): Promise<LoginAnswer>;
  /** Creates an account and logs its member in, unless the answer has a `notice`. */
  join(entry: AccountEntry): Promise<LoginAnswer>;
  /**
   * Logs the member out.
   * @param isCartCloned whether the browser keeps a copy of the cart
   * @param xsrfToken of the login; null for none
   */
  logOut(isCartCloned: boolean, xsrfToken: string | null): Promise<void>;
  /**
   * Sets the member's language.
   * @param language a BCP 47 tag
   * @param xsrfToken of the login; null for none
   */
  setLanguage(language: string, xsrfToken: string | null): Promise<void>;
  /**
   * Asks the backend who is logged in. A gateway that has it needs no cookie: pages remember its last answer, and ask again
   * when they start or become visible.
   */
  readSiteUser?(): Promise<SiteUser>;
}
