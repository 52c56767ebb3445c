import type { Answer, Control, Field, ReadControl, WireValue } from './field/field.ts';

/** A form, as its schema describes it. Source: docs/behaviour/forms.md §1 */
export interface Form {
  readonly id: string;
  readonly fields: readonly Field[];
  /** The button's label; empty for the default. */
  readonly submitText: string;
  /** Replaces the form after it was sent; plain text, may be empty. */
  readonly submissionText: string;
  /** Markup of the site's owner after that text, not sanitised; may be empty. */
  readonly postSubmitHtml: string;
  /** Shown below the fields; plain text, may be empty. */
  readonly disclaimer: string;
  /** Redirect after sending; http(s) or a path, empty for none. */
  readonly successUrl: string;
  /** False for a form without a captcha, even if the site has one. */
  readonly hasCaptcha: boolean;
  /** True for a newsletter sign-up: rendered in one line, and each address counts once. */
  readonly isNewsletter: boolean;
}

/** A form's values by field id, as they are sent. Source: docs/behaviour/forms.md §3.2 */
export type WireValues = Readonly<Record<string, WireValue>>;

/** A form's answers by field id, for summaries and events. Source: docs/behaviour/forms.md §3.1 */
export type Answers = Readonly<Record<string, Answer>>;

/**
 * Collects the values of a form.
 * @param form the form
 * @param read reads its controls
 * @returns a value for each field but sections
 * Source: docs/behaviour/forms.md §3.2
 */
export function gatherValues({ fields }: Form, read: ReadControl): WireValues {
  return byField(fields, (field) => field.gather(read));
}

/**
 * Collects the answers of a form by the names of their parts.
 * @param form the form
 * @param read reads its controls
 * @returns an answer for each field but sections
 * Source: docs/behaviour/forms.md §3.1
 */
export function gatherAnswers({ fields }: Form, read: ReadControl): Answers {
  return byField(fields, (field) => field.answer(read));
}

/** The result of reading external values. */
export interface SpreadValues {
  /** Reads the controls of the fields whose values could be read. */
  readonly read: ReadControl;
  /** Values that are not of this form: with an unknown name, or of another kind than their field. */
  readonly strays: ReadonlyMap<string, Field | null>;
}

/**
 * Restores the control values from which a form's values were collected.
 * @param form the form
 * @param values external values by field
 * @returns a reader of its controls, and the values that cannot be read
 * Source: docs/behaviour/forms.md §3.2, §4.8
 */
export function spreadValues({ fields }: Form, values: Readonly<Record<string, unknown>>): SpreadValues {
  const controls = new Map<string, readonly string[]>();
  const strays = new Map<string, Field | null>();
  for (const [id, value] of Object.entries(values)) {
    const field = fields.find((one) => one.id === id) ?? null;
    const own = field?.spread(value) ?? null;
    if (own === null) strays.set(id, field);
    else for (const [name, texts] of own) controls.set(name, texts);
  }
  return { read: (name) => controls.get(name) ?? [], strays };
}

/**
 * Lists the controls of a form by their names.
 * @param form the form
 */
export function controlsByName({ fields }: Form): ReadonlyMap<string, Control> {
  return new Map(fields.flatMap(({ controls }) => controls.map((control) => [control.name, control])));
}

function byField<Value>(
  fields: readonly Field[],
  gather: (field: Field) => Value | null,
): Readonly<Record<string, Value>> {
  const entries = fields.map((field) => [field.id, gather(field)] as const);
  return Object.fromEntries(entries.filter((entry): entry is [string, Value] => entry[1] !== null));
}
