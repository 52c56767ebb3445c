import { CAPTCHA_FIELD, FAILURE_KINDS, isStorefrontError, type StorefrontError } from '../errors/index.ts';
import { pause } from '../shared/index.ts';
import { tidyAddress } from '../text/index.ts';
import { FORM_WORDS, SUBMISSION_WORDS } from '../words/index.ts';
import type { RestockGateway, RestockSignup } from './gateway.ts';
import { aboutCaptcha, problemOfEmail, problemOfFailure, type RestockProblem } from './problem.ts';
import type { RestockTarget, VisitorSignups } from './visitor-signups.ts';

/** The visitor's entry. */
export interface RestockEntry extends RestockTarget {
  /** As typed. */
  readonly email: string;
  readonly isJoinMailingList: boolean;
}

/** The outcome of a sign-up. Source: docs/behaviour/restock.md §2 */
export type RestockOutcome =
  | { readonly outcome: 'saved'; readonly entry: RestockEntry }
  /** The page handles it itself; nothing was sent. */
  | { readonly outcome: 'kept' }
  | { readonly outcome: 'refused'; readonly problem: RestockProblem };

/** Dependencies of signing up. */
export interface RestockParts {
  readonly gateway: RestockGateway;
  readonly visitor: VisitorSignups;
  /** Creates a random id. */
  readonly createId: () => string;
  /** Notifies the page before a sign-up is sent; false if the page handles it itself. */
  readonly ask: (entry: RestockEntry) => boolean;
  /** Returns the captcha's token: null without a captcha, false while it is not solved; rejects if it fails. */
  readonly getCaptchaToken: () => Promise<string | null | false>;
  /** Whether the captcha is reCAPTCHA Enterprise. */
  readonly isEnterprise: () => boolean;
  /** The language for e-mails; null for the site's. */
  readonly getLanguage: () => string | null;
  /** The delay before another attempt of the same sign-up, in milliseconds; one second by default. */
  readonly inFlightDelayMs?: number;
}

/** Signs visitors up for sold-out variants. */
export interface Restock {
  /**
   * Checks an entry and sends it.
   * @param entry the visitor's entry
   * @returns the outcome; never rejects
   */
  signUp(entry: RestockEntry): Promise<RestockOutcome>;
}

/**
 * Creates the sign-up service. If the outcome is unknown, the next attempt of the same sign-up reuses its key, so
 * that it counts once.
 * @param parts gateway, captcha, page, and the browser's stored sign-ups
 * Source: docs/behaviour/restock.md §2, §3, §4
 */
export function createRestock(parts: RestockParts): Restock {
  const { visitor, ask, getCaptchaToken, isEnterprise } = parts;
  const send = createSender(parts);

  return {
    async signUp(typed) {
      const entry = { ...typed, email: tidyAddress(typed.email) };
      const wrong = problemOfEmail(entry.email);
      if (wrong) return refused(wrong);
      // Before anything can fail.
      visitor.keepEmail(entry.email);
      if (!ask(entry)) return { outcome: 'kept' };
      const token = await getCaptchaToken().catch(() => undefined);
      if (token === undefined)
        return refused(
          aboutCaptcha(isEnterprise() ? SUBMISSION_WORDS.submitFailed : FORM_WORDS.captchaFailed),
        );
      if (token === false) return refused(aboutCaptcha(FORM_WORDS.captchaMissing));
      try {
        await send(entry, token);
      } catch (error) {
        return refused(problemOfFailure(error, isEnterprise() && token !== null));
      }
      visitor.add(entry);
      return { outcome: 'saved', entry };
    },
  };
}

function refused(problem: RestockProblem): RestockOutcome {
  return { outcome: 'refused', problem };
}

const IN_FLIGHT_DELAY_MS = 1_000;

function createSender(parts: RestockParts): (entry: RestockEntry, token: string | null) => Promise<void> {
  const { gateway, createId, isEnterprise, getLanguage, inFlightDelayMs = IN_FLIGHT_DELAY_MS } = parts;
  let kept: { readonly content: string; readonly key: string } | null = null;

  return async ({ productId, variantId, email, isJoinMailingList }, token) => {
    const language = getLanguage();
    const entered = {
      isJoinMailingList,
      productId,
      variantId,
      siteVisitorEmail: email,
      ...(language !== null && { language }),
    };
    // Another entry is another sign-up; another captcha is not.
    const content = JSON.stringify(entered);
    if (kept?.content !== content) kept = { content, key: createId() };
    const { key } = kept;
    const signup: RestockSignup = { ...entered, ...tokenField(token, isEnterprise()) };
    try {
      await gateway.signUp(signup, key).catch(async (error: unknown) => {
        if (!isKind(error, FAILURE_KINDS.inFlight)) throw error;
        // The same sign-up is still under way: asked again, the store answers with its outcome.
        await pause(inFlightDelayMs);
        return gateway.signUp(signup, key);
      });
      kept = null;
    } catch (error) {
      // Only a refusal of the entry is final: otherwise it may have been saved, or was not checked. The captcha is this
      // attempt's alone.
      if (isKind(error, FAILURE_KINDS.invalid) && error.fields?.[CAPTCHA_FIELD] === undefined) kept = null;
      throw error;
    }
  };
}

function tokenField(token: string | null, isEnterprise: boolean): Partial<RestockSignup> {
  if (token === null) return {};
  return isEnterprise ? { recaptchaEnterpriseV3Token: token } : { captchaToken: token };
}

function isKind(error: unknown, kind: string): error is StorefrontError {
  return isStorefrontError(error) && error.kind === kind;
}
