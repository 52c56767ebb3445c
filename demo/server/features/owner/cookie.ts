import { deleteCookie, getCookie, setCookie } from 'hono/cookie';

import type { StoreContext } from '../../platform/http/store-env.ts';
import { isSecure } from '../../platform/sessions/cookies.ts';

const NAME = 'ss_owner';
const TOKEN_PATTERN = /^[0-9a-f]{64}$/;

/**
 * Reads the token of an owner's login.
 * @param context the request
 * @returns the token, which may be invalid; '' for none
 * Source: docs/behaviour/owners-door.md §1.4
 */
export function readOwnerToken(context: StoreContext): string {
  const sent = getCookie(context, NAME) ?? '';
  return TOKEN_PATTERN.test(sent) ? sent : '';
}

/**
 * Sets the cookie of a login.
 * @param context the request
 * @param token the token
 * @param maxAgeSeconds how long the login lasts
 * Source: docs/behaviour/owners-door.md §1.4
 */
export function putOwnerToken(context: StoreContext, token: string, maxAgeSeconds: number): void {
  setCookie(context, NAME, token, { ...attributesOf(context), maxAge: maxAgeSeconds });
}

/**
 * Deletes the cookie of a login.
 * @param context the request
 * Source: docs/behaviour/owners-door.md §1.4
 */
export function dropOwnerToken(context: StoreContext): void {
  deleteCookie(context, NAME, attributesOf(context));
}

function attributesOf(context: StoreContext) {
  return { path: '/', sameSite: 'Lax', httpOnly: true, secure: isSecure(context) } as const;
}
