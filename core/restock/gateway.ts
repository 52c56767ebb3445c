/** The body of a sign-up. Source: docs/behaviour/restock.md §4.1 */
export interface RestockSignup {
  readonly isJoinMailingList: boolean;
  readonly productId: string;
  readonly variantId: string;
  readonly siteVisitorEmail: string;
  /** The captcha's token; absent where there is none. */
  readonly captchaToken?: string;
  /** The same, from reCAPTCHA Enterprise. */
  readonly recaptchaEnterpriseV3Token?: string;
  /** The visitor's language, as a BCP 47 tag; absent unless e-mails are written in it. */
  readonly language?: string;
}

/** The API of restock sign-ups. Rejects with a `StorefrontError` of any kind. Source: docs/behaviour/restock.md §4.1 */
export interface RestockGateway {
  /**
   * Signs a visitor up for one variant.
   * @param signup the address and the variant
   * @param idempotencyKey the same for every attempt of one sign-up
   */
  signUp(signup: RestockSignup, idempotencyKey: string): Promise<void>;
}
