import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Makes the token that a member's later calls send in their header; it belongs to one login.
 * @param secret the store's secret
 * @param token of the login
 * Source: docs/behaviour/account.md §1.1
 */
export function xsrfTokenOf(secret: string, token: string): string {
  return createHmac('sha256', secret).update(`member|${token}`).digest('hex');
}

/**
 * Checks the token of a header, in the same time for every forged one.
 * @param secret the store's secret
 * @param token of the login
 * @param sent the value of the header
 * Source: docs/behaviour/account.md §1.3
 */
export function isXsrfTokenOf(secret: string, token: string, sent: string): boolean {
  const [right, given] = [Buffer.from(xsrfTokenOf(secret, token)), Buffer.from(sent)];
  return right.length === given.length && timingSafeEqual(right, given);
}
