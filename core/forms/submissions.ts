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
  /** The page has taken it from here; nothing was sent. */
  | { readonly outcome: 'kept' }
  | { readonly outcome: 'refused'; readonly problem: SubmissionProblem };

/** What submitting needs. */
export interface SubmissionParts {
  readonly gateway: FormsGateway;
  /** Tells the page of a form in which nothing is wrong: false if the page takes it from here, a promise if it sends it. */
  readonly ask: (form: Form, answers: Answers, values: WireValues) => boolean | Promise<unknown>;
  /** Hands out what the captcha's solution is worth: null without a captcha, false while it is not solved; rejects if it fails. */
  readonly getCaptchaToken: () => Promise<string | null | false>;
  /** What is known of the page, such as its URL. */
  readonly getPage: () => Readonly<Record<string, string>>;
  /** Makes a random id. */
  readonly createId: () => string;
}

/** How one submission is checked before it is sent. */
export interface SubmissionCheck {
  /** True for a button with `formnovalidate`: only the store checks. */
  readonly isUnchecked?: boolean;
  /** What the controls of the page find wrong besides our rules. */
  readonly problemOfControl?: ControlProblem | undefined;
}

/** Sends forms, each as often as it takes. */
export interface Submissions {
  /**
   * Checks a form and sends it.
   * @param form the form
   * @param read reads its controls, all of them before anything is waited for
   * @param check how it is checked here; by our rules by default
   * @returns how it ended; never rejects
   */
  submit(form: Form, read: ReadControl, check?: SubmissionCheck): Promise<SubmissionOutcome>;
}

/** How long a page may take to send a form. Source: docs/behaviour/elements.md §5.5 */
const PAGE_TIMEOUT_MS = 30_000;
const NO_PROBLEMS: FieldProblems = new Map();

/**
 * Creates what sends forms: checked here, shown to the page, checked by the store, then saved under a one-time key. The
 * key of a submission whose outcome is unknown is kept for the next try with the same values, so that it counts once.
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

/** Waits for a page that sends the form itself. */
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
      // Another form or other values are another submission.
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
        // Only a refusal of what was sent decides: all else may have been saved, or was not looked at.
        if (!isStorefrontError(error) || error.kind !== FAILURE_KINDS.invalid) {
          if (kept) kept.isUnsure = true;
          // The captcha is this try's alone, and may be checked before the key: it says nothing of an unsure try, whose key is
          // kept. Without one nothing was saved, and the refusal may have used up the store's key of the form, so the next try
          // takes another. A sign-up for a restock has no such key, and keeps its own after every refused captcha.
        } else if (!kept?.isUnsure || error.fields?.[CAPTCHA_FIELD] === undefined) kept = null;
        throw error;
      }
    },
  };
}
