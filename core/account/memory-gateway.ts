import { FAILURE_KINDS, StorefrontError } from '../errors/index.ts';
import { LOGIN_WORDS } from '../words/index.ts';
import type { AccountGateway, LoginAnswer } from './gateway.ts';

/**
 * Creates an in-memory backend of members, which lasts as long as the page.
 * Source: docs/behaviour/account.md §7.4
 */
export function createMemoryAccountGateway(): AccountGateway {
  const passwords = new Map<string, string>();
  const answer = (isIn: boolean, serverMessage: string): Promise<LoginAnswer> =>
    isIn
      ? Promise.resolve({ xsrfToken: null })
      : Promise.reject(new StorefrontError(FAILURE_KINDS.invalid, { serverMessage }));
  return {
    logIn: ({ email, password }) =>
      answer(passwords.get(email.toLowerCase()) === password, LOGIN_WORDS.wrongLogin),
    join({ email, password }) {
      const name = email.toLowerCase();
      if (!passwords.has(name)) passwords.set(name, password);
      return answer(passwords.get(name) === password, LOGIN_WORDS.knownEmail);
    },
    logOut: () => Promise.resolve(),
    setLanguage: () => Promise.resolve(),
  };
}
