import type { Api, WriteOptions } from '../api/index.ts';
import { FAILURE_KINDS, StorefrontError } from '../errors/index.ts';
import { isJsonObject, type JsonObject } from '../json/index.ts';
import type { AccountGateway, LoginAnswer } from './gateway.ts';

/** The endpoints of members. Source: docs/behaviour/account.md §1.1, §2.1, §3.1, §6.1 */
const CALLS = {
  join: '/api/site-users/account',
  session: '/api/site-users/account/session',
  locale: '/api/site-users/account/locale',
} as const;

const XSRF_HEADER = 'X-SiteUser-XSRF-Token';

/**
 * Creates the gateway to the members endpoints of the website builder's API.
 * @param api the client
 * @param isLoggedIn whether the store's cookie says that a member is logged in; never by default
 * Source: docs/behaviour/account.md §1, §2, §3, §6
 */
export function restAccountGateway(api: Api, isLoggedIn: () => boolean = () => false): AccountGateway {
  const enter = async (path: string, body: unknown): Promise<LoginAnswer> => {
    const { xsrfToken, isCartReduced } = successIn(await api.write('POST', path, { body }));
    if (typeof xsrfToken !== 'string' || xsrfToken === '') throw unknownOutcome();
    return { xsrfToken, isCartReduced: isCartReduced === true };
  };
  return {
    logIn: (entry) => enter(CALLS.session, entry),
    join: (entry) => enter(CALLS.join, entry),
    async logOut(isCartCloned, xsrfToken) {
      const query = { cloneCart: isCartCloned };
      successIn(await api.write('DELETE', CALLS.session, { query, ...optionsOf(xsrfToken) }));
      // The cookie is still set: a proxy may have answered instead of the store.
      if (isLoggedIn()) throw unknownOutcome();
    },
    async setLanguage(language, xsrfToken) {
      successIn(await api.write('POST', CALLS.locale, { body: { language }, ...optionsOf(xsrfToken) }));
    },
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
