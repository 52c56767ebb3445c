import { CAPTCHA_FIELD, FAILURE_KINDS, isStorefrontError, type FailureKind } from '../errors/index.ts';
import { fieldsOf, isJsonObject } from '../json/index.ts';
import { FORM_WORDS, SUBMISSION_WORDS } from '../words/index.ts';
import type { Form } from './form.ts';

/** Why a form was not sent, for its visitor. Source: docs/behaviour/forms.md §7 */
export interface SubmissionProblem {
  /** A heading of its own; absent where the message says it all. */
  readonly title?: string;
  readonly message: string;
  /** What stands below the fields at fault, instead of our own sentence. */
  readonly note?: string;
  /** Messages by the ids of fields; empty if it is about none. */
  readonly fields: ReadonlyMap<string, string>;
  /** Whether the captcha must be solved again before the next try. */
  readonly isCaptcha: boolean;
}

const SENTENCES: Partial<Record<FailureKind, () => string>> = {
  [FAILURE_KINDS.crumb]: () => SUBMISSION_WORDS.submitFailed,
  [FAILURE_KINDS.forbidden]: () => SUBMISSION_WORDS.submitFailed,
  [FAILURE_KINDS.notFound]: () => FORM_WORDS.formNotConfigured,
  [FAILURE_KINDS.rateLimited]: () => FORM_WORDS.submitRateLimited,
  [FAILURE_KINDS.server]: () => FORM_WORDS.submitServerFailed,
};

/**
 * Explains a failed call about a form.
 * @param error whatever was caught
 * @param otherwise the sentence for a call without an answer, or with one that cannot be read
 * @returns what the visitor is to know
 * Source: docs/behaviour/forms.md §7
 */
export function problemOfFailure(error: unknown, otherwise: string): SubmissionProblem {
  if (!isStorefrontError(error)) return problem(otherwise);
  if (error.kind !== FAILURE_KINDS.invalid) return problem(SENTENCES[error.kind]?.() ?? otherwise);
  const { [CAPTCHA_FIELD]: captcha, ...named } = error.fields ?? {};
  if (captcha !== undefined) return captchaProblem(FORM_WORDS.captchaFailed);
  const fields = new Map(Object.entries(named));
  if (fields.size > 0) return { ...problem(FORM_WORDS.fieldsInvalid), fields };
  return problem(error.serverMessage ?? FORM_WORDS.submitUnknown);
}

/**
 * Explains why a page that sends a form itself was refused.
 * @param reason what it rejected with: `{ title, message, note, fields }`, or anything
 * @returns what the visitor is to know; of an error, nothing that only a developer understands
 * Source: docs/behaviour/elements.md §5.5
 */
export function problemOfRefusal(reason: unknown): SubmissionProblem {
  if (isStorefrontError(reason) || reason instanceof Error) {
    return problemOfFailure(reason, FORM_WORDS.submitUnclear);
  }
  const said = fieldsOf(reason);
  const fields = said.raw('fields');
  const named = isJsonObject(fields) ? Object.entries(fields) : [];
  const texts = named.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const title = said.trimmed('title');
  const note = said.trimmed('note');
  const message = said.trimmed('message') ?? FORM_WORDS.submitUnclear;
  return {
    ...problem(message),
    ...(title !== null && { title }),
    ...(note !== null && { note }),
    fields: new Map(texts),
  };
}

/**
 * Leaves out what is said of fields that the form does not have: its owner has edited it since the page was opened.
 * @param form the form, as the page has it
 * @param refused why it was not sent
 * @returns what the visitor can mend; a sentence that asks for a reload where that is nothing
 * Source: docs/behaviour/forms.md §7.3
 */
export function onFieldsOf({ fields }: Form, refused: SubmissionProblem): SubmissionProblem {
  const known = new Map([...refused.fields].filter(([id]) => fields.some((field) => field.id === id)));
  const isStale = refused.fields.size > 0 && known.size === 0;
  return { ...refused, fields: known, message: isStale ? FORM_WORDS.submitUnclear : refused.message };
}

/**
 * Makes a problem that is about no field.
 * @param message the sentence for the visitor
 */
export function problem(message: string): SubmissionProblem {
  return { message, fields: new Map(), isCaptcha: false };
}

/**
 * Makes the problem of a captcha that was not solved, failed, or whose solution was refused.
 * @param message the sentence for the visitor
 * Source: docs/behaviour/captcha.md §3.2
 */
export function captchaProblem(message: string): SubmissionProblem {
  return { ...problem(message), isCaptcha: true };
}
