import type { Answer, Control, Field, ReadControl, WireValue } from './field/field.ts';

/** A form, as its schema describes it. Source: docs/behaviour/forms.md §1 */
export interface Form {
  readonly id: string;
  readonly fields: readonly Field[];
  /** What the button reads; empty for the default. */
  readonly submitText: string;
  /** What replaces the form once it was sent; plain text, may be empty. */
  readonly submissionText: string;
  /** Markup of the site's owner that follows it, not yet made safe; may be empty. */
  readonly postSubmitHtml: string;
  /** What stands below the fields; plain text, may be empty. */
  readonly disclaimer: string;
  /** Where the visitor goes instead; http(s) or a path, empty for nowhere. */
  readonly successUrl: string;
  /** False for a form that is sent without a captcha, also where the site has one. */
  readonly hasCaptcha: boolean;
  /** True for a form that signs up for letters: drawn in one line, and an address counts once. */
  readonly isNewsletter: boolean;
}

/** A form's values by the ids of its fields, as they are sent. Source: docs/behaviour/forms.md §3.2 */
export type WireValues = Readonly<Record<string, WireValue>>;

/** A form's answers by the ids of its fields, as summaries and events carry them. Source: docs/behaviour/forms.md §3.1 */
export type Answers = Readonly<Record<string, Answer>>;

/**
 * Gathers what is sent of a form.
 * @param form the form
 * @param read reads its controls
 * @returns a value for each field but sections
 * Source: docs/behaviour/forms.md §3.2
 */
export function gatherValues({ fields }: Form, read: ReadControl): WireValues {
  return byField(fields, (field) => field.gather(read));
}

/**
 * Gathers the answers of a form by the names of their parts.
 * @param form the form
 * @param read reads its controls
 * @returns an answer for each field but sections
 * Source: docs/behaviour/forms.md §3.1
 */
export function gatherAnswers({ fields }: Form, read: ReadControl): Answers {
  return byField(fields, (field) => field.answer(read));
}

/** What was found in values from outside. */
export interface SpreadValues {
  /** Reads the controls of the fields whose values could be read. */
  readonly read: ReadControl;
  /** Each value that is not one of this form: of a name that it does not ask, or of another kind than its field. */
  readonly strays: ReadonlyMap<string, Field | null>;
}

/**
 * Finds what the controls of a form held when values were gathered from it.
 * @param form the form
 * @param values values by field, from outside
 * @returns how to read its controls, and what cannot be read
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
