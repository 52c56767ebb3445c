import type { CaptchaProvider as ProviderName } from '../../../../core/page/index.ts';
import type { StoreTransaction } from '../../platform/database/tables.ts';
import { refusal, type Refusal } from '../../platform/shared/refusal.ts';

/** The verdict on a token: uses it up in the transaction of the protected write, or throws a refusal. */
export type Redeem = (transaction: StoreTransaction) => Promise<void>;

/** A token and the context of its use. */
export interface AskedToken {
  /** '' for none. */
  readonly token: string;
  /** Action names for the provider: the token must be for one of them. */
  readonly actions: readonly string[];
  /** The store's own host name, without the port. */
  readonly hostname: string;
}

/** The captcha of a store. Source: docs/behaviour/captcha.md §4 */
export interface Captcha {
  /** Provider and site key, for pages. */
  readonly provider: ProviderName;
  readonly siteKey: string;
  /**
   * Checks a token outside of any transaction, because a provider may take seconds to answer.
   * @param asked the token and its context
   * @returns the verdict, to be run in the transaction; never rejects
   */
  check(asked: AskedToken): Promise<Redeem>;
  /** Creates a challenge; absent if the provider does. */
  createChallenge?(): Promise<unknown>;
}

/**
 * Refuses a token.
 * @param notice `captchaMissing` or `captchaFailed`
 * @returns status 400, with an error of the token field
 * Source: docs/behaviour/captcha.md §4.2
 */
export function captchaRefusal(notice: 'captchaMissing' | 'captchaFailed'): Refusal {
  const { message } = refusal(400, notice);
  return refusal(400, notice, { errors: { captchaKey: message } });
}

/**
 * Creates a verdict that refuses in the transaction, so that a repeated request is replayed first, with any token.
 * @param problem the refusal
 */
export function refuse(problem: Refusal): Redeem {
  return () => Promise.reject(problem);
}
