/** The actions that a captcha protects, by the names that providers report. Source: docs/behaviour/captcha.md §1.2 */
export const CAPTCHA_ACTIONS = {
  form: 'form',
  newsletter: 'newsletter',
  productWaitlist: 'product_waitlist',
  promoPopup: 'promo_popup',
} as const;

/** An action that a captcha protects. Source: docs/behaviour/captcha.md §1.2 */
export type CaptchaAction = (typeof CAPTCHA_ACTIONS)[keyof typeof CAPTCHA_ACTIONS];

/** Dependencies of a provider. */
export interface CaptchaPage {
  /** The provider's key of the site; for a proof of work, the path of its challenges. */
  readonly siteKey: string;
  /** BCP 47 tag of the page's language. */
  readonly locale: string;
  /** The nonce of scripts under a strict policy; null without one. */
  readonly nonce: string | null;
  /**
   * Reads JSON from the store.
   * @param path below the API root
   */
  readonly readJson: (path: string) => Promise<unknown>;
}

/** Events of a widget. */
export type CaptchaEvent =
  | { readonly event: 'solved'; readonly token: string }
  /** The token is no longer valid. */
  | { readonly event: 'expired' }
  /** An automatic box asks the visitor this time. */
  | { readonly event: 'asks' }
  | { readonly event: 'failed'; readonly cause: unknown };

/** Where, and for which action, a widget is rendered. */
export interface CaptchaPlace {
  /** An empty node of its own, in the light DOM. */
  readonly node: HTMLElement;
  readonly size: 'normal' | 'compact';
  readonly action: CaptchaAction;
  /** Receives the events of the widget. */
  readonly notify: (event: CaptchaEvent) => void;
}

/** A widget in the page. */
export interface CaptchaWidget {
  /** Gets a token now, without the visitor; only for providers that create tokens on submission. */
  readonly execute?: () => Promise<string>;
  /** Requires another solution. */
  readonly reset: () => void;
  /** Releases everything outside its node. */
  readonly destroy: () => void;
}

/** A provider of captchas. Source: docs/behaviour/captcha.md §1.3 */
export interface CaptchaProvider {
  /**
   * Loads the provider's script; called again after a failure.
   * @param page key, language and nonce
   * @returns a function that renders a widget; it throws if the provider refuses
   */
  load(page: CaptchaPage): Promise<(place: CaptchaPlace) => CaptchaWidget>;
}
