import { CAPTCHA_FIELD, FAILURE_KINDS, isStorefrontError, type FailureKind } from '../errors/index.ts';
import { fieldsOf, isJsonObject } from '../json/index.ts';
import { FORM_WORDS, SUBMISSION_WORDS } from '../words/index.ts';
import type { Form } from './form.ts';

/** Why a form was not sent, for the visitor. Source: docs/behaviour/forms.md §7 */
export interface SubmissionProblem {
  /** A separate heading; absent if the message is enough. */
  readonly title?: string;
  readonly message: string;
  /** Replaces our sentence below the fields at fault. */
  readonly note?: string;
  /** Messages by field id; empty if no field is at fault. */
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
 * @param error the caught value
 * @param otherwise the sentence for a call without a readable answer
 * @returns the problem for the visitor
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
 * Explains why a page that sends a form itself failed.
 * @param reason the rejection: `{ title, message, note, fields }`, or anything
 * @returns the problem for the visitor, without the text of an ordinary error
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
 * Removes messages about fields that the form no longer has, because its owner has edited it since the page was opened.
 * @param form the form, as the page has it
 * @param refused why it was not sent
 * @returns the problems that the visitor can fix; a request to reload if there are none
 * Source: docs/behaviour/forms.md §7.3
 */
export function onFieldsOf({ fields }: Form, refused: SubmissionProblem): SubmissionProblem {
  const known = new Map([...refused.fields].filter(([id]) => fields.some((field) => field.id === id)));
  const isStale = refused.fields.size > 0 && known.size === 0;
  return { ...refused, fields: known, message: isStale ? FORM_WORDS.submitUnclear : refused.message };
}

/**
 * Creates a problem without a field.
 * @param message the sentence for the visitor
 */
export function problem(message: string): SubmissionProblem {
  return { message, fields: new Map(), isCaptcha: false };
}

/**
 * Creates the problem of a captcha that was not solved, failed, or was refused.
 * @param message the sentence for the visitor
 * Source: docs/behaviour/captcha.md §3.2
 */
export function captchaProblem(message: string): SubmissionProblem {
  return { ...problem(message), isCaptcha: true };
}
