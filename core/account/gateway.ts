/** What somebody types to log in or to join. Source: docs/behaviour/account.md §1.1 */
export interface AccountEntry {
  readonly email: string;
  readonly password: string;
  /** Whether the login outlives the browser's session. */
  readonly rememberMe: boolean;
}

/** What a login answers. */
export interface LoginAnswer {
  /** Sent in the header of later calls; null where the backend has none. */
  readonly xsrfToken: string | null;
  /** True where the member's cart has not taken all that was in the visitor's. */
  readonly isCartReduced?: boolean;
}

/** Where members are known. Rejects with a `StorefrontError` of any kind. Source: docs/behaviour/account.md §7.4 */
export interface AccountGateway {
  /** Logs a member in. */
  logIn(entry: AccountEntry): Promise<LoginAnswer>;
  /** Makes an account and logs its member in. */
  join(entry: AccountEntry): Promise<LoginAnswer>;
  /**
   * Logs the member out.
   * @param isCartCloned whether the browser keeps a copy of the cart
   * @param xsrfToken of the login; null for none
   */
  logOut(isCartCloned: boolean, xsrfToken: string | null): Promise<void>;
  /**
   * Tells which language the member reads.
   * @param language a BCP 47 tag
   * @param xsrfToken of the login; null for none
   */
  setLanguage(language: string, xsrfToken: string | null): Promise<void>;
}
