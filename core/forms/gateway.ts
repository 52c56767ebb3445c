import type { WireValues } from './form.ts';

/** A submission. Source: docs/behaviour/forms.md §6.4 */
export interface Submission {
  readonly formId: string;
  /** The one-time key of this submission. */
  readonly key: string;
  readonly form: WireValues;
  /** The captcha's token; absent where there is none. */
  readonly captchaKey?: string;
  /** Facts about the page, such as its URL. */
  readonly page: Readonly<Record<string, string>>;
}

/** The backend of forms. Methods reject with a `StorefrontError` of any kind. Source: docs/behaviour/forms.md §6 */
export interface FormsGateway {
  /**
   * Reads the schema of a form.
   * @param formType the type of form, or its id
   * @returns the schema, unchecked
   */
  loadSchema(formType: string): Promise<unknown>;
  /** Has the values checked; rejects with the messages by field. */
  validate(formId: string, values: WireValues): Promise<void>;
  /** Gets the one-time key of a submission. */
  createKey(): Promise<string>;
  /** Sends the form. */
  save(submission: Submission, idempotencyKey: string): Promise<void>;
}
