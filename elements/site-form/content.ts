import type { FieldProblems, Form } from '../../core/forms/index.ts';
import type { SourceState } from './form-source.ts';

/** A form that a visitor fills in. */
export interface FillingContent {
  readonly state: 'filling';
  readonly form: Form;
  /** Whether it is a part of the page's own form, which checks and sends it. */
  readonly isPart: boolean;
  /** Whether it is drawn in one line. */
  readonly isNewsletter: boolean;
  /** What each control holds, by its name. */
  readonly values: ReadonlyMap<string, readonly string[]>;
  /** What is wrong now, shown or not, so that the browser knows it, too. */
  readonly validity: FieldProblems;
  /** What was wrong with its fields when the form was last submitted; it stays until the next time. */
  readonly problems: FieldProblems;
  /** Why the form was not sent, above its fields. */
  readonly banner: string | null;
  /** A heading above that sentence. */
  readonly bannerTitle?: string | undefined;
  /** What stands below the fields while something is wrong with them. */
  readonly note: string;
  readonly isSubmitting: boolean;
  /** Whether the captcha must be solved before the next try. */
  readonly isBlocked: boolean;
  readonly submitText: string;
  /** What the button reads while the form is sent. */
  readonly busyText: string;
  /** How often submitting has failed: the focus moves each time. */
  readonly failureCount: number;
}

/** What the site's owner has written for after the submission. */
export interface PostSubmit {
  /** Markup, not yet made safe. */
  readonly html: string;
  /** Whether the page lets its scripts run. */
  readonly hasScripts: boolean;
}

/** Everything that a form shows. */
export type FormContent =
  | Exclude<SourceState, { readonly state: 'open' }>
  | FillingContent
  | {
      readonly state: 'sent';
      readonly text: string;
      /** What follows the thanks; null for nothing. */
      readonly postSubmit: PostSubmit | null;
    };
