/** What visitors prove that they are human for, as providers count it. Source: docs/behaviour/captcha.md §1.2 */
export const CAPTCHA_ACTIONS = {
  form: 'form',
  newsletter: 'newsletter',
  productWaitlist: 'product_waitlist',
  promoPopup: 'promo_popup',
} as const;

/** What a captcha stands before. Source: docs/behaviour/captcha.md §1.2 */
export type CaptchaAction = (typeof CAPTCHA_ACTIONS)[keyof typeof CAPTCHA_ACTIONS];

/** What a provider needs of the page. */
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

/** What happens in a widget. */
export type CaptchaNews =
  | { readonly news: 'solved'; readonly token: string }
  /** What was solved counts no longer. */
  | { readonly news: 'expired' }
  /** What usually solves itself wants the visitor this time. */
  | { readonly news: 'asks' }
  | { readonly news: 'failed'; readonly cause: unknown };

/** Where, and for what, a widget is drawn. */
export interface CaptchaPlace {
  /** An empty node of its own, in the light DOM. */
  readonly node: HTMLElement;
  readonly size: 'normal' | 'compact';
  readonly action: CaptchaAction;
  /** Tells what happens in the widget. */
  readonly tell: (news: CaptchaNews) => void;
}

/** A widget in the page. */
export interface CaptchaWidget {
  /** Gets a token now, without the visitor; only where tokens are made at submission. */
  readonly execute?: () => Promise<string>;
  /** Has it solved anew. */
  readonly reset: () => void;
  /** Lets go of what is not inside its node. */
  readonly destroy: () => void;
}

/** A captcha of one kind. Source: docs/behaviour/captcha.md §1.3 */
export interface CaptchaProvider {
  /**
   * Loads what the provider needs; called again after a failure.
   * @param page key, language and nonce
   * @returns draws a widget; throws where the provider refuses
   */
  load(page: CaptchaPage): Promise<(place: CaptchaPlace) => CaptchaWidget>;
}
