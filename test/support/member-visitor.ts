import assert from 'node:assert/strict';
import { type StoreAnswer, Visitor } from './visitor.ts';

/** The calls of accounts. */
export const ACCOUNT = '/api/site-users/account';
/** The calls of logins. */
export const SESSION = `${ACCOUNT}/session`;
/** The password of every member here. */
export const PASSWORD = 'celadon over tenmoku';

let count = 0;
/** Returns an email without an account. */
export const newEmail = () => `ada-${(count += 1)}@example.org`;

/** Creates an account. */
export const join = (visitor: Visitor, email: string, password = PASSWORD) =>
  visitor.send('POST', ACCOUNT, { email, password });
/** Logs a member in. */
export const logIn = (visitor: Visitor, email: unknown, typed: Readonly<Record<string, unknown>> = {}) =>
  visitor.send('POST', SESSION, { email, password: PASSWORD, rememberMe: false, ...typed });
/** Logs a member out. */
export const leave = (visitor: Visitor, cloneCart: boolean, headers: Readonly<Record<string, string>> = {}) =>
  visitor.request('DELETE', `${SESSION}?cloneCart=${cloneCart}&crumb=${visitor.crumb}`, { headers });
/** Reads the token of a login. */
export const tokenIn = (answer: StoreAnswer) => (answer.json() as { xsrfToken: string }).xsrfToken;
/** Reads how an answer sets a cookie; empty if it does not. */
export const cookieLine = ({ headers }: StoreAnswer, name: string) =>
  headers.getSetCookie().find((line) => line.startsWith(`${name}=`)) ?? '';

/**
 * Arrives as a member who is logged out.
 * @param url of the store
 */
export async function arriveLoggedOut(
  url: string | (() => string),
): Promise<{ visitor: Visitor; email: string }> {
  const email = newEmail();
  const visitor = await Visitor.arrive(url);
  assert.equal((await join(visitor, email)).status, 200);
  assert.equal((await leave(visitor, false)).status, 200);
  return { visitor, email };
}
