/** What is sent to sign up. Source: docs/behaviour/restock.md §4.1 */
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

/** Where sign-ups go to. Rejects with a `StorefrontError` of any kind. Source: docs/behaviour/restock.md §4.1 */
export interface RestockGateway {
  /**
   * Signs a visitor up for one variant.
   * @param signup who, and for what
   * @param idempotencyKey the same for every try of one sign-up
   */
  signUp(signup: RestockSignup, idempotencyKey: string): Promise<void>;
}
