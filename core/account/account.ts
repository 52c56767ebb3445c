import type { ReadableAtom } from 'nanostores';
import { FAILURE_KINDS, isStorefrontError, StorefrontError, type FailureKind } from '../errors/index.ts';
import type { Report } from '../shared/index.ts';
import type { AccountEntry, AccountGateway, LoginAnswer } from './gateway.ts';
import { keepLogin, type AccountState, type LoginKeeper, type LoginPlaces } from './keep-login.ts';
import { problemOfEntry, problemOfFailure, problemOfLogout, type AccountProblem } from './problem.ts';

/** How an attempt ended. */
export type AccountOutcome =
  | {
      readonly outcome: 'done';
      /** Present where the member's cart has not taken all that was in the visitor's. */
      readonly isCartReduced?: true;
    }
  | { readonly outcome: 'refused'; readonly problem: AccountProblem };

/** What an account needs of the page. */
export interface AccountParts extends LoginPlaces {
  readonly gateway: AccountGateway;
  /** The language of the translation widget; null for none. */
  readonly getLanguage: () => string | null;
  readonly areCookiesEnabled: () => boolean;
  readonly report: Report;
}

/** The visitor's account: who is logged in, and the way in and out. None of its promises rejects. */
export interface Account {
  readonly $account: ReadableAtom<AccountState>;
  /** Reads the cookie again, which another tab may have changed. */
  refresh(): void;
  logIn(entry: AccountEntry): Promise<AccountOutcome>;
  join(entry: AccountEntry): Promise<AccountOutcome>;
  /** Logs out; `isCartCloned` leaves a copy of the cart in the browser. */
  logOut(isCartCloned: boolean): Promise<AccountOutcome>;
  /** Tells the store once which language a member reads, unless it is a custom one. */
  tellLanguage(): Promise<void>;
}

/** Failures that leave open whether the store has done it. */
const LOST: readonly FailureKind[] = [
  FAILURE_KINDS.offline,
  FAILURE_KINDS.timeout,
  FAILURE_KINDS.server,
  FAILURE_KINDS.unknownOutcome,
];

const PROBLEM_OF = { 'logged-in': problemOfFailure, 'logged-out': problemOfLogout } as const;

/**
 * Creates the visitor's account. Its state is read from the cookie at once, so that nothing flashes.
 * @param parts backend, cookie and storage
 * Source: docs/behaviour/account.md §7
 */
export function createAccount(parts: AccountParts): Account {
  const { gateway, areCookiesEnabled } = parts;
  const login = keepLogin(parts);
  let telling: Promise<void> | null = null;

  async function attempt(
    goal: AccountState['status'],
    call: () => Promise<LoginAnswer | null>,
  ): Promise<AccountOutcome> {
    try {
      const answer = await call();
      if (answer?.isCartReduced) return { outcome: 'done', isCartReduced: true };
    } catch (error) {
      // An answer that got lost may still have brought its cookie.
      const isDone = isLost(error) && login.refresh() && login.$account.get().status === goal;
      if (!isDone) return { outcome: 'refused', problem: PROBLEM_OF[goal](error, areCookiesEnabled) };
    }
    return { outcome: 'done' };
  }

  async function submitEntry(
    typed: AccountEntry,
    call: (entry: AccountEntry) => Promise<LoginAnswer>,
  ): Promise<AccountOutcome> {
    const entry = { ...typed, email: typed.email.trim() };
    const problem = problemOfEntry(entry);
    if (problem) return { outcome: 'refused', problem };
    return attempt('logged-in', async () => {
      const answer = await call(entry);
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
        // The cookie is there still: something else than the store may have answered.
        if (!login.leave()) throw new StorefrontError(FAILURE_KINDS.unknownOutcome);
        return null;
      }),
    tellLanguage() {
      telling ??= tellLanguage(parts, login).finally(() => {
        telling = null;
      });
      return telling;
    },
  };
}

function isLost(error: unknown): boolean {
  return !isStorefrontError(error) || LOST.includes(error.kind);
}

async function tellLanguage(
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
    // A comfort: nobody asked for it.
    report(error, 'account/locale');
  }
}

/** A custom language of the translation widget is none that browsers know by name. Source: docs/behaviour/account.md §3.1 */
function isCustom(language: string): boolean {
  try {
    return new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(language) === undefined;
  } catch {
    return true;
  }
}
