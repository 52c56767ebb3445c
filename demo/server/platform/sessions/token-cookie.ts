import { deleteCookie, getCookie, setCookie } from 'hono/cookie';

import type { StoreContext } from '../http/store-env.ts';
import { isSecure } from './cookies.ts';

const TOKEN_PATTERN = /^[0-9a-f]{64}$/;

/** A cookie with a token that scripts cannot read. */
export interface TokenCookie {
  /**
   * Reads the token.
   * @param context the request
   * @returns the token, which may be invalid; '' for none
   */
  readonly read: (context: StoreContext) => string;
  /**
   * Sets the cookie.
   * @param context the request
   * @param token the token
   * @param maxAgeSeconds how long the browser keeps it; undefined for a session cookie
   */
  readonly put: (context: StoreContext, token: string, maxAgeSeconds: number | undefined) => void;
  /**
   * Deletes the cookie.
   * @param context the request
   */
  readonly drop: (context: StoreContext) => void;
}

/**
 * Creates a cookie for tokens, such as that of a login.
 * @param name its name
 */
export function tokenCookie(name: string): TokenCookie {
  return {
    read(context) {
      const sent = getCookie(context, name) ?? '';
      return TOKEN_PATTERN.test(sent) ? sent : '';
    },
    put(context, token, maxAgeSeconds) {
      const lasts = maxAgeSeconds === undefined ? {} : { maxAge: maxAgeSeconds };
      setCookie(context, name, token, { ...attributesOf(context), ...lasts, httpOnly: true });
    },
    drop(context) {
      deleteCookie(context, name, { ...attributesOf(context), httpOnly: true });
    },
  };
}

/**
 * Builds the attributes that all of the store's cookies have.
 * @param context the request
 */
export function attributesOf(context: StoreContext) {
  return { path: '/', sameSite: 'Lax', secure: isSecure(context) } as const;
}
