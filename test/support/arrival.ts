import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';

import { API_URLS } from '../../demo/server/platform/http/urls.ts';
import { OTHER_ORIGIN, type OtherPage } from './other-page.ts';
import type { StoreAnswer, Visitor } from './visitor.ts';

/** The action of the form that brings the session. */
export const ARRIVE = '/checkout/arrive';

/** Browsers send no `Lax` cookies with the form of another site. */
const FROM_OTHER = { origin: OTHER_ORIGIN, 'sec-fetch-site': 'cross-site', cookie: '' } as const;

/** Credentials of a new member. */
export const newMember = () => ({
  email: `${randomUUID()}@example.org`,
  password: 'celadon over tenmoku',
  rememberMe: false,
});

/** Where an answer redirects to. */
export const pathOf = ({ headers }: Pick<StoreAnswer, 'headers'>): string | null => headers.get('location');

/**
 * Gets a code.
 * @param page whose session
 */
export async function codeOf(page: OtherPage): Promise<string> {
  const answer = await page.send('POST', API_URLS.checkoutCodes);
  assert.equal(answer.status, 200, answer.text);
  return (answer.json() as { code: string }).code;
}

/**
 * Posts the form of the other page.
 * @param visitor the browser
 * @param fields of the form
 * @param headers what the browser says about the page
 */
export function postArrival(
  visitor: Visitor,
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = FROM_OTHER,
): Promise<StoreAnswer> {
  return visitor.request('POST', ARRIVE, { body: new URLSearchParams(fields), headers });
}

/**
 * Posts the form of a page with a new code and follows the redirect, as a browser does.
 * @param visitor the browser
 * @param page whose session it brings
 * @param next further fields of the form
 * @returns the answer to the second request
 */
export async function arrive(
  visitor: Visitor,
  page: OtherPage,
  next: Readonly<Record<string, string>> = {},
): Promise<StoreAnswer> {
  const posted = await postArrival(visitor, { code: await codeOf(page), ...next });
  assert.equal(posted.status, 303, posted.text);
  return visitor.get(pathOf(posted) ?? '');
}
