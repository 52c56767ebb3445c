import { CAPTCHA_FIELD, FAILURE_KINDS, isStorefrontError, StorefrontError } from '../errors/index.ts';
import { withinTime } from '../shared/index.ts';
import { FORM_WORDS } from '../words/index.ts';
import { checkForm, type ControlProblem, type FieldProblems } from './check-form.ts';
import type { ReadControl } from './field/field.ts';
import { gatherAnswers, gatherValues, type Answers, type Form, type WireValues } from './form.ts';
import type { FormsGateway } from './gateway.ts';
import {
  captchaProblem,
  onFieldsOf,
  problem,
  problemOfFailure,
  problemOfRefusal,
  type SubmissionProblem,
} from './submission-problem.ts';

/** How a submission ended. Source: docs/behaviour/forms.md §5, §7 */
export type SubmissionOutcome =
  | { readonly outcome: 'saved'; readonly answers: Answers }
  /** The page handles it; nothing was sent. */
  | { readonly outcome: 'kept' }
  | { readonly outcome: 'refused'; readonly problem: SubmissionProblem };

/** Dependencies of submissions. */
export interface SubmissionParts {
  readonly gateway: FormsGateway;
  /** Passes a valid form to the page; returns false if the page handles it, a promise if the page sends it. */
  readonly ask: (form: Form, answers: Answers, values: WireValues) => boolean | Promise<unknown>;
  /** Returns the captcha's token: null without a captcha, false while it is not solved; rejects if it fails. */
  readonly getCaptchaToken: () => Promise<string | null | false>;
  /** Facts about the page, such as its URL. */
  readonly getPage: () => Readonly<Record<string, string>>;
  /** Creates a random id. */
  readonly createId: () => string;
}

/** How a submission is validated before it is sent. */
export interface SubmissionCheck {
  /** True for a button with `formnovalidate`: only the store validates. */
  readonly isUnchecked?: boolean;
  /** Validation by the page's controls, besides our rules. */
  readonly problemOfControl?: ControlProblem | undefined;
}

/** Sends forms. */
export interface Submissions {
  /**
   * Validates a form and sends it.
   * @param form the form
   * @param read reads its controls, all of them synchronously
   * @param check how it is validated; by our rules by default
   * @returns how it ended; never rejects
   */
  submit(form: Form, read: ReadControl, check?: SubmissionCheck): Promise<SubmissionOutcome>;
}

/** Timeout of a page that sends a form. Source: docs/behaviour/elements.md §5.5 */
const PAGE_TIMEOUT_MS = 30_000;
const NO_PROBLEMS: FieldProblems = new Map();

/**
 * Creates the sender of forms: it validates a form, passes it to the page, lets the store validate it, and saves it under
 * a one-time key. After an unknown outcome, the next try with the same values keeps the key, so that it counts once.
 * @param parts gateway, page and captcha
 * Source: docs/behaviour/forms.md §5, §6, §7
 */
export function createSubmissions(parts: SubmissionParts): Submissions {
  const { gateway, ask, getCaptchaToken } = parts;
  const attempts = createAttempts(parts);

  async function send(formId: string, values: WireValues): Promise<SubmissionProblem | null> {
    try {
      await gateway.validate(formId, values);
    } catch (error) {
      return problemOfFailure(error, FORM_WORDS.submitUnclear);
    }
    const token = await getCaptchaToken().catch(() => undefined);
    if (token === undefined) return captchaProblem(FORM_WORDS.captchaFailed);
    if (token === false) return captchaProblem(FORM_WORDS.captchaMissing);
    let otherwise: string = FORM_WORDS.noSubmissionKey;
    try {
      const attempt = await attempts.begin(formId, values);
      otherwise = FORM_WORDS.submitUnclear;
      await attempts.save(attempt, token);
      return null;
    } catch (error) {
      return problemOfFailure(error, otherwise);
    }
  }

  return {
    async submit(form, read, { isUnchecked = false, problemOfControl } = {}) {
      const fields = isUnchecked ? NO_PROBLEMS : checkForm(form, read, problemOfControl);
      if (fields.size > 0) {
        return { outcome: 'refused', problem: { ...problem(FORM_WORDS.fieldsInvalid), fields } };
      }
      const answers = gatherAnswers(form, read);
      const values = gatherValues(form, read);
      const asked = ask(form, answers, values);
      if (asked === false) return { outcome: 'kept' };
      const refused = asked === true ? await send(form.id, values) : await problemOfPage(asked);
      if (refused === 'kept') return { outcome: 'kept' };
      if (!refused) return { outcome: 'saved', answers };
      return { outcome: 'refused', problem: onFieldsOf(form, refused) };
    },
  };
}

/** Awaits a page that sends the form itself. */
async function problemOfPage(sending: Promise<unknown>): Promise<SubmissionProblem | null | 'kept'> {
  try {
    const sent = await withinTime(sending, PAGE_TIMEOUT_MS, () => new StorefrontError(FAILURE_KINDS.timeout));
    return sent === false ? 'kept' : null;
  } catch (reason) {
    return problemOfRefusal(reason);
  }
}

interface Attempt {
  readonly formId: string;
  readonly values: WireValues;
  readonly key: string;
  readonly idempotencyKey: string;
}

function createAttempts({ gateway, getPage, createId }: SubmissionParts) {
  /** `isUnsure`: an earlier try may have been saved. */
  let kept: (Attempt & { readonly content: string; isUnsure: boolean }) | null = null;
  return {
    async begin(formId: string, values: WireValues): Promise<Attempt> {
      // Another form, or other values, make another submission.
      const content = JSON.stringify([formId, values]);
      if (kept?.content !== content) {
        const key = await gateway.createKey();
        kept = { content, formId, values, key, idempotencyKey: createId(), isUnsure: false };
      }
      return kept;
    },
    async save({ formId, values, key, idempotencyKey }: Attempt, captchaKey: string | null): Promise<void> {
      const submission = { formId, key, form: values, page: getPage() };
      try {
        await gateway.save({ ...submission, ...(captchaKey !== null && { captchaKey }) }, idempotencyKey);
        kept = null;
      } catch (error) {
        // Only a refusal of the values decides. After any other failure, the store may have saved or not processed them.
        if (!isStorefrontError(error) || error.kind !== FAILURE_KINDS.invalid) {
          if (kept) kept.isUnsure = true;
          // A store may check the captcha before the key, so its refusal does not decide about an unsure try, whose key is
          // kept. Without an unsure try nothing was saved, and the refusal may have used up the form's key, so the next try
          // gets another. A restock sign-up has no such key, and keeps its own after every refused captcha.
        } else if (!kept?.isUnsure || error.fields?.[CAPTCHA_FIELD] === undefined) kept = null;
        throw error;
      }
    },
  };
}
