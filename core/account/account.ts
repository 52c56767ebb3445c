import type { ReadableAtom } from 'nanostores';
import { FAILURE_KINDS, isStorefrontError, type FailureKind } from '../errors/index.ts';
import { tidyAddress } from '../text/index.ts';
import type { AccountEntry, AccountGateway, LoginAnswer } from './gateway.ts';
import { keepLogin, type AccountState, type LoginKeeper, type LoginSources } from './keep-login.ts';
import { problemOfEntry, problemOfFailure, problemOfLogout, type AccountProblem } from './problem.ts';

/** How an attempt ended. */
export type AccountOutcome =
  | {
      readonly outcome: 'done';
      /** Present if the member's cart could not take everything from the visitor's cart. */
      readonly isCartReduced?: true;
    }
  /** The account was created; a sentence says what its member has to do before the first login. */
  | { readonly outcome: 'pending'; readonly notice: string }
  | { readonly outcome: 'refused'; readonly problem: AccountProblem };

/** Dependencies of an account. */
export interface AccountParts extends LoginSources {
  readonly gateway: AccountGateway;
  /** The language of the translation widget; null for none. */
  readonly getLanguage: () => string | null;
  readonly areCookiesEnabled: () => boolean;
}

/** The visitor's account: login state, login and logout. Its promises never reject. */
export interface Account {
  readonly $account: ReadableAtom<AccountState>;
  /** Reads the cookie again, which another tab may have changed; a store of another origin is asked. */
  refresh(): void;
  logIn(entry: AccountEntry): Promise<AccountOutcome>;
  join(entry: AccountEntry): Promise<AccountOutcome>;
  /** Logs out; `isCartCloned` leaves a copy of the cart in the browser. */
  logOut(isCartCloned: boolean): Promise<AccountOutcome>;
  /** Reports the member's language to the store once, unless it is a custom one. */
  reportLanguage(): Promise<void>;
}

/** Failures after which the store may have executed the call. */
const LOST: readonly FailureKind[] = [
  FAILURE_KINDS.offline,
  FAILURE_KINDS.timeout,
  FAILURE_KINDS.server,
  FAILURE_KINDS.unknownOutcome,
];

const PROBLEM_OF = { 'logged-in': problemOfFailure, 'logged-out': problemOfLogout } as const;

/**
 * Creates the visitor's account. Reads its state from the cookie immediately, so that nothing flashes.
 * @param parts backend, cookie and storage
 * Source: docs/behaviour/account.md §7
 */
export function createAccount(parts: AccountParts): Account {
  const { gateway, areCookiesEnabled } = parts;
  const login = keepLogin(parts);
  let reporting: Promise<void> | null = null;

  async function attempt(
    goal: AccountState['status'],
    call: () => Promise<LoginAnswer | null>,
  ): Promise<AccountOutcome> {
    const before = login.$account.get().status;
    try {
      return outcomeOf(await call());
    } catch (error) {
      const isDone = isLost(error) && (await isNow(goal, login)) && before !== goal;
      if (!isDone) return { outcome: 'refused', problem: PROBLEM_OF[goal](error, areCookiesEnabled) };
    }
    return { outcome: 'done' };
  }

  async function submitEntry(
    typed: AccountEntry,
    call: (entry: AccountEntry) => Promise<LoginAnswer>,
  ): Promise<AccountOutcome> {
    const entry = { ...typed, email: tidyAddress(typed.email) };
    const problem = problemOfEntry(entry);
    if (problem) return { outcome: 'refused', problem };
    return attempt('logged-in', async () => {
      const answer = await call(entry);
      if (answer.notice !== undefined) return answer;
      if (answer.siteUserId === undefined) await login.learn();
      login.enter(answer.xsrfToken);
      return answer;
    });
  }

  return {
    $account: login.$account,
    refresh: () => void login.refresh(),
    logIn: (entry) => submitEntry(entry, (checked) => gateway.logIn(checked)),
    join: (entry) => submitEntry(entry, (checked) => gateway.join(checked)),
    logOut: (isCartCloned) =>
      attempt('logged-out', async () => {
        await gateway.logOut(isCartCloned, login.kept().xsrfToken);
        login.leave();
        return null;
      }),
    reportLanguage() {
      return (reporting ??= sendLanguage(parts, login).finally(() => {
        reporting = null;
      }));
    },
  };
}

function outcomeOf(answer: LoginAnswer | null): AccountOutcome {
  if (answer?.notice !== undefined) return { outcome: 'pending', notice: answer.notice };
  return answer?.isCartReduced ? { outcome: 'done', isCartReduced: true } : { outcome: 'done' };
}

/** A lost answer may still have set its cookie, which the page has read already if the visitor came back to it meanwhile. */
async function isNow(goal: AccountState['status'], login: LoginKeeper): Promise<boolean> {
  await login.refresh();
  return login.$account.get().status === goal;
}

function isLost(error: unknown): boolean {
  return !isStorefrontError(error) || LOST.includes(error.kind);
}

async function sendLanguage(
  { gateway, getLanguage, report }: AccountParts,
  login: LoginKeeper,
): Promise<void> {
  const language = getLanguage();
  const isMember = login.$account.get().status === 'logged-in';
  if (!isMember || language === null || language === login.kept().language || isCustom(language)) return;
  try {
    await gateway.setLanguage(language, login.kept().xsrfToken);
    login.keepLanguage(language);
  } catch (error) {
    // The visitor did not ask for it, so the failure stays invisible.
    report(error, 'account/locale');
  }
}

/** Whether a language is custom to the translation widget: browsers have no name for it. Source: docs/behaviour/account.md §3.1 */
function isCustom(language: string): boolean {
  try {
    return new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(language) === undefined;
  } catch {
    return true;
  }
}
