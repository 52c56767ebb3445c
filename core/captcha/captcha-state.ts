/** What proves that a visitor is human; it counts once. */
export interface CaptchaToken {
  readonly text: string;
  /** When it was solved, in milliseconds since 1970. */
  readonly solvedAtMs: number;
}

/** Where a captcha is in its life. Source: docs/behaviour/captcha.md §2.1 */
export type CaptchaState =
  | { readonly status: 'unrendered'; readonly hasFailed: boolean }
  | { readonly status: 'rendered'; readonly id: string; readonly token: CaptchaToken | null }
  /** As after a failure: it is to be solved again. */
  | { readonly status: 'reset'; readonly id: string }
  | { readonly status: 'destroyed' };
