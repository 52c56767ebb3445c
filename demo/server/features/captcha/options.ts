interface Hosted {
  /** The provider's key of the site, for pages. */
  readonly siteKey: string;
  /** For requests to the provider. Default: the global one. */
  readonly fetch?: typeof globalThis.fetch;
}

/** A captcha of a provider. */
export type HostedCaptchaOptions = Hosted &
  (
    | { readonly provider: 'recaptcha' | 'hcaptcha' | 'turnstile'; readonly secret: string }
    | {
        readonly provider: 'recaptcha-enterprise';
        /** The project in Google Cloud, and a key that may create assessments in it. */
        readonly projectId: string;
        readonly apiKey: string;
      }
  );

/** Which captcha a store has; `altcha` needs nothing. Source: docs/behaviour/captcha.md §4.1 */
export type CaptchaOptions = { readonly provider: 'altcha' } | HostedCaptchaOptions;
