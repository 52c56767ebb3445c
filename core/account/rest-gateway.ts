import type { Api, WriteOptions } from '../api/index.ts';
import { FAILURE_KINDS, StorefrontError } from '../errors/index.ts';
import { isJsonObject, type JsonObject } from '../json/index.ts';
import type { TokenSession } from '../session/index.ts';
import type { AccountGateway, LoginAnswer } from './gateway.ts';

/** The endpoints of members. Source: docs/behaviour/account.md §1.1, §2.1, §3.1, §6.1 */
const CALLS = {
  join: '/api/site-users/account',
  session: '/api/site-users/account/session',
  locale: '/api/site-users/account/locale',
} as const;

/** The answer to the first question may bring another token: its session counts. */
const MAX_QUESTIONS = 2;

const XSRF_HEADER = 'X-SiteUser-XSRF-Token';

/**
 * Creates the gateway to the members endpoints of the website builder's API.
 * @param api the client
 * @param isLoggedIn whether the store's cookie, or its last answer, says that a member is logged in; never by default
 * Source: docs/behaviour/account.md §1, §2, §3, §6
 */
export function restAccountGateway(api: Api, isLoggedIn: () => boolean = () => false): AccountGateway {
  const enter = async (path: string, body: unknown): Promise<LoginAnswer> => {
    const { xsrfToken, isCartReduced } = successIn(
      await api.write('POST', path, { body, startsSession: true }),
    );
    if (typeof xsrfToken !== 'string' || xsrfToken === '') throw unknownOutcome();
    return { xsrfToken, isCartReduced: isCartReduced === true };
  };
  return {
    logIn: (entry) => enter(CALLS.session, entry),
    join: (entry) => enter(CALLS.join, entry),
    async logOut(isCartCloned, xsrfToken) {
      const options = { query: { cloneCart: isCartCloned }, startsSession: true, ...optionsOf(xsrfToken) };
      successIn(await api.write('DELETE', CALLS.session, options));
      // The cookie is still set: a proxy may have answered instead of the store.
      if (isLoggedIn()) throw unknownOutcome();
    },
    async setLanguage(language, xsrfToken) {
      successIn(await api.write('POST', CALLS.locale, { body: { language }, ...optionsOf(xsrfToken) }));
    },
  };
}

/**
 * Creates the question who is signed in at a store of another origin.
 * @param api the client
 * @param getTokens the session there; null where a cookie says who is signed in
 * @returns the question, which is not asked without a token, and not twice at a time
 * Source: docs/behaviour/account.md §7.5
 */
export function restSiteUser(api: Api, getTokens: () => TokenSession | null): () => Promise<void> {
  const ask = async (): Promise<void> => {
    for (let attempts = 0; attempts < MAX_QUESTIONS; attempts += 1) {
      const token = getTokens()?.read() ?? null;
      if (token === null) return;
      const siteUser = await api.read(CALLS.session);
      const tokens = getTokens();
      if (tokens?.read() === token) {
        tokens.keepSiteUser(siteUser);
        return;
      }
    }
  };
  let asking: Promise<void> | null = null;
  return () => {
    asking ??= ask().finally(() => {
      asking = null;
    });
    return asking;
  };
}

/** An outdated token is refused like a crumb. The retry omits it, because the crumb alone is enough. */
function optionsOf(xsrfToken: string | null): WriteOptions {
  return { headers: xsrfToken === null ? {} : { [XSRF_HEADER]: xsrfToken }, isAlwaysRetried: true };
}

/** Fields that mark a failure, whatever the status: the answer may be from a proxy or a captive portal. */
const FAILURES: Readonly<Record<string, (value: unknown) => boolean>> = {
  error: isMessage,
  errors: isMessage,
  crumbFail: isMessage,
  success: (value) => value === false,
  ok: (value) => value === false,
  // A captive portal: RFC 8908.
  captive: (value) => value === true,
};

function successIn(answer: unknown): JsonObject {
  if (!isJsonObject(answer)) throw unknownOutcome();
  if (Object.entries(FAILURES).some(([name, isFailure]) => isFailure(answer[name]))) throw unknownOutcome();
  return answer;
}

function isMessage(value: unknown): boolean {
  return Boolean(value) && !(typeof value === 'object' && Object.keys(value as object).length === 0);
}

function unknownOutcome(): StorefrontError {
  return new StorefrontError(FAILURE_KINDS.unknownOutcome);
}
