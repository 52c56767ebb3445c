import assert from 'node:assert/strict';

import { type StoreAnswer, Visitor } from './visitor.ts';

/** The password that stores of tests are started with. */
export const OWNER_PASSWORD = 'ash, celadon and tenmoku';

/**
 * Logs in by the form, as a page without JavaScript does.
 * @param visitor who has session and crumb
 * @param typed what differs from the right name and password
 */
export function tryLogin(
  visitor: Visitor,
  typed: Readonly<Record<string, string>> = {},
): Promise<StoreAnswer> {
  return visitor.post('/owner/login', { name: 'owner', password: OWNER_PASSWORD, ...typed });
}

/**
 * Visits a store as its owner.
 * @param url the store, started with `OWNER_PASSWORD`; a function where it moves
 * @returns the owner, who is logged in
 */
export async function arriveAsOwner(url: string | (() => string)): Promise<Visitor> {
  const owner = await Visitor.arrive(url);
  const answer = await tryLogin(owner);
  assert.equal(answer.status, 303, answer.text);
  return owner;
}
