import type { FieldProblems, Form } from '../../core/forms/index.ts';

/** Why a form was not sent, above its fields. */
export interface Banner {
  readonly message: string;
  /** Whether fields say more. */
  readonly isAboutFields: boolean;
}

/** A form that a visitor fills in. */
export interface FillingContent {
  readonly state: 'filling';
  readonly form: Form;
  /** What each control holds, by its name. */
  readonly values: ReadonlyMap<string, readonly string[]>;
  /** What is wrong now, shown or not, so that the browser knows it, too. */
  readonly validity: FieldProblems;
  /** What was wrong when the form was last submitted; it stays until the next time. */
  readonly problems: FieldProblems;
  readonly banner: Banner | null;
  readonly isSubmitting: boolean;
  readonly submitText: string;
  /** How often submitting has failed: the focus moves each time. */
  readonly failureCount: number;
}

/** Everything that a form shows. */
export type FormContent =
  | { readonly state: 'loading' }
  | { readonly state: 'unavailable'; readonly message: string }
  | FillingContent
  | { readonly state: 'sent'; readonly text: string };
