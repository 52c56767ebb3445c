import { getCookie, setCookie } from 'hono/cookie';

import type { StoreContext } from '../../platform/http/store-env.ts';
import { isSecure } from '../../platform/sessions/cookies.ts';

const NAME = 'ss_unlocked';
const TOKEN_PATTERN = /^[0-9a-f]{64}$/;

/**
 * Reads the token of a browser's opened locks.
 * @param context the request
 * @returns the token, which may be invalid; '' for none
 * Source: docs/behaviour/reference-store.md §13.3
 */
export function readLockToken(context: StoreContext): string {
  const sent = getCookie(context, NAME) ?? '';
  return TOKEN_PATTERN.test(sent) ? sent : '';
}

/**
 * Sets the cookie of a browser's opened locks.
 * @param context the request
 * @param token the token
 * @param maxAgeSeconds how long it stays open
 * Source: docs/behaviour/reference-store.md §13.3
 */
export function putLockToken(context: StoreContext, token: string, maxAgeSeconds: number): void {
  setCookie(context, NAME, token, {
    path: '/',
    sameSite: 'Lax',
    httpOnly: true,
    secure: isSecure(context),
    maxAge: maxAgeSeconds,
  });
}
