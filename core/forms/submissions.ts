import { FAILURE_KINDS, isStorefrontError, type FailureKind } from '../errors/index.ts';
import { checkForm } from './check-form.ts';
import type { ReadControl } from './field/field.ts';
import { gatherValues, type Form, type WireValues } from './form.ts';
import type { FormsGateway } from './gateway.ts';
import { FORM_WORDS } from '../words/index.ts';
import { captchaProblem, problem, problemOfFailure, type SubmissionProblem } from './submission-problem.ts';

/** How a submission ended. Source: docs/behaviour/forms.md §5, §7 */
export type SubmissionOutcome =
  | { readonly outcome: 'saved' }
  /** Nothing was sent: something is missing or wrong. */
  | { readonly outcome: 'invalid'; readonly problem: SubmissionProblem }
  | { readonly outcome: 'refused'; readonly problem: SubmissionProblem };

/** What submitting needs. */
export interface SubmissionParts {
  readonly form: Form;
  readonly gateway: FormsGateway;
  /** Solves the captcha, or hands out what was solved; null without a captcha. Rejects if it was not. */
  readonly getCaptchaToken: () => Promise<string | null>;
  /** What is known of the page, such as its URL. */
  readonly getPage: () => Readonly<Record<string, string>>;
  /** Makes a random id. */
  readonly createId: () => string;
}

/** Sends one form, as often as it takes. */
export interface Submissions {
  /**
   * Checks the form and sends it.
   * @param read reads its controls
   * @returns how it ended; never rejects
   */
  submit(read: ReadControl): Promise<SubmissionOutcome>;
}

/** Failures after which nobody knows whether the form was saved, or after which the store has not looked at it. */
const UNDECIDED: readonly FailureKind[] = [
  FAILURE_KINDS.offline,
  FAILURE_KINDS.timeout,
  FAILURE_KINDS.unknownOutcome,
  FAILURE_KINDS.inFlight,
  FAILURE_KINDS.server,
  FAILURE_KINDS.rateLimited,
  FAILURE_KINDS.crumb,
  FAILURE_KINDS.forbidden,
];

interface Attempt {
  /** The values, as JSON: other values are another submission. */
  readonly content: string;
  readonly key: string;
  readonly idempotencyKey: string;
}

/**
 * Creates what sends a form: checked here, checked by the store, then saved under a one-time key. The key of a
 * submission whose outcome is unknown is kept for the next try with the same values, so that it counts once.
 * @param parts form, gateway and captcha
 * Source: docs/behaviour/forms.md §5, §6, §7
 */
export function createSubmissions(parts: SubmissionParts): Submissions {
  const { form, gateway, getCaptchaToken, getPage, createId } = parts;
  let kept: Attempt | null = null;

  async function begin(values: WireValues): Promise<Attempt> {
    const content = JSON.stringify(values);
    if (kept?.content === content) return kept;
    return { content, key: await gateway.createKey(), idempotencyKey: createId() };
  }

  async function save(values: WireValues, attempt: Attempt, captchaKey: string | null): Promise<void> {
    const { key, idempotencyKey } = attempt;
    const submission = { formId: form.id, key, form: values, page: getPage() };
    kept = attempt;
    try {
      await gateway.save({ ...submission, ...(captchaKey !== null && { captchaKey }) }, idempotencyKey);
      kept = null;
    } catch (error) {
      if (isStorefrontError(error) && !UNDECIDED.includes(error.kind)) kept = null;
      throw error;
    }
  }

  async function send(values: WireValues): Promise<SubmissionProblem | null> {
    try {
      await gateway.validate(form.id, values);
    } catch (error) {
      return problemOfFailure(error, FORM_WORDS.submitUnclear);
    }
    const token = await getCaptchaToken().catch(() => undefined);
    if (token === undefined) return captchaProblem();
    let otherwise: string = FORM_WORDS.noSubmissionKey;
    try {
      const attempt = await begin(values);
      otherwise = FORM_WORDS.submitUnclear;
      await save(values, attempt, token);
      return null;
    } catch (error) {
      return problemOfFailure(error, otherwise);
    }
  }

  return {
    async submit(read) {
      const fields = checkForm(form, read);
      if (fields.size > 0) {
        return { outcome: 'invalid', problem: { ...problem(FORM_WORDS.fieldsInvalid), fields } };
      }
      const values = gatherValues(form, read);
      const refused = await send(values);
      return refused ? { outcome: 'refused', problem: refused } : { outcome: 'saved' };
    },
  };
}
