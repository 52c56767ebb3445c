/** A one-time proof that the visitor is human. */
export interface CaptchaToken {
  readonly text: string;
  /** When the captcha was solved, in milliseconds since 1970. */
  readonly solvedAtMs: number;
}

/** The lifecycle state of a captcha. Source: docs/behaviour/captcha.md §2.1 */
export type CaptchaState =
  | { readonly status: 'unrendered'; readonly hasFailed: boolean }
  | { readonly status: 'rendered'; readonly id: string; readonly token: CaptchaToken | null }
  /** The visitor has to solve it again, as after a failure. */
  | { readonly status: 'reset'; readonly id: string }
  | { readonly status: 'destroyed' };
