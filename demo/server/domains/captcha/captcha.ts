import type { CaptchaProvider as ProviderName } from '../../../../core/page/index.ts';
import type { StoreTransaction } from '../../database/tables.ts';
import { refusal, type Refusal } from '../../shared/refusal.ts';

/** What has been found out about a token; in the transaction of what it stands before, it counts, once, or is refused. */
export type Redeem = (transaction: StoreTransaction) => Promise<void>;

/** A token, and for what it was asked. */
export interface AskedToken {
  /** '' for none. */
  readonly token: string;
  /** What the page did, as providers count it. */
  readonly action: string;
  /** The store's own host name, without the port. */
  readonly hostname: string;
}

/** The captcha of a store. Source: docs/behaviour/captcha.md §4 */
export interface Captcha {
  /** What pages are told: which provider, and its key. */
  readonly provider: ProviderName;
  readonly siteKey: string;
  /**
   * Looks at a token, outside of any transaction, because a provider may take seconds to answer.
   * @param asked the token, and for what it was asked
   * @returns what to do in the transaction; never rejects
   */
  check(asked: AskedToken): Promise<Redeem>;
  /** Creates a challenge; absent where the provider does. */
  createChallenge?(): Promise<unknown>;
}

/**
 * Refuses a token.
 * @param notice `captchaMissing` or `captchaFailed`
 * @returns status 400, about the field in which tokens are sent
 * Source: docs/behaviour/captcha.md §4.2
 */
export function captchaRefusal(notice: 'captchaMissing' | 'captchaFailed'): Refusal {
  const { message } = refusal(400, notice);
  return refusal(400, notice, { errors: { captchaKey: message } });
}

/**
 * Makes what refuses in the transaction: a repeated request is answered as before, whatever token it carries.
 * @param problem the refusal
 */
export function refuse(problem: Refusal): Redeem {
  return () => Promise.reject(problem);
}
