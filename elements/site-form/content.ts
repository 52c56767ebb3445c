import type { FieldProblems, Form } from '../../core/forms/index.ts';
import type { SourceState } from './form-source.ts';

/** A form that a visitor fills in. */
export interface FillingContent {
  readonly state: 'filling';
  readonly form: Form;
  /** Whether it is part of the page's own form, which validates and submits it. */
  readonly isPart: boolean;
  /** Whether its controls have their names in the page: a form of the page sends them. */
  readonly hasPlainNames: boolean;
  /** Whether it is laid out in one line. */
  readonly isNewsletter: boolean;
  /** The values of the controls, by name. */
  readonly values: ReadonlyMap<string, readonly string[]>;
  /** The current errors, shown or not, for the browser's validity. */
  readonly validity: FieldProblems;
  /** The errors of the last attempt; they stay until the next one. */
  readonly problems: FieldProblems;
  /** Why the form was not sent; shown above its fields. */
  readonly banner: string | null;
  /** The heading of that sentence. */
  readonly bannerTitle?: string | undefined;
  /** The text below the fields while there are errors. */
  readonly note: string;
  readonly isSubmitting: boolean;
  /** Whether the captcha must be solved before the next attempt. */
  readonly isBlocked: boolean;
  readonly submitText: string;
  /** The button's text while the form is sent. */
  readonly busyText: string;
  /** How often submitting has failed: the focus moves each time. */
  readonly failureCount: number;
}

/** The owner's content for after the submission. */
export interface PostSubmit {
  /** HTML, not sanitised yet. */
  readonly html: string;
  /** Whether its scripts may run. */
  readonly hasScripts: boolean;
}

/** Everything that a form shows. */
export type FormContent =
  | Exclude<SourceState, { readonly state: 'open' }>
  | FillingContent
  | {
      readonly state: 'sent';
      readonly text: string;
      /** The content after the thanks; null for none. */
      readonly postSubmit: PostSubmit | null;
    };
