import { createHmac, timingSafeEqual } from 'node:crypto';

import { DOWNLOAD_LIMITS } from './download-limits.ts';

const GRANT = /^(\d{13})-([0-9a-f]{64})$/;

/**
 * Makes the grant that a click on "Download" gives: the address of the file works with it for a day, so that a download can be resumed. What
 * only opens or follows links, such as a scanner of mails, never gets one.
 * @param secret the store's secret
 * @param token of the link
 * @param nowMs the time now, in milliseconds since 1970
 * Source: docs/behaviour/reference-store.md §29.4
 */
export function makeGrant(secret: string, token: string, nowMs: number): string {
  const endMs = nowMs + DOWNLOAD_LIMITS.grantMs;
  return `${endMs}-${sign(secret, token, endMs).toString('hex')}`;
}

/**
 * Checks a grant.
 * @param secret the store's secret
 * @param token of the link
 * @param grant as it was sent
 * @param nowMs the time now, in milliseconds since 1970
 */
export function isGranted(secret: string, token: string, grant: string, nowMs: number): boolean {
  const [, end = '', signature = ''] = GRANT.exec(grant) ?? [];
  if (end === '' || Number(end) <= nowMs) return false;
  return timingSafeEqual(Buffer.from(signature, 'hex'), sign(secret, token, Number(end)));
}

function sign(secret: string, token: string, endMs: number): Buffer {
  return createHmac('sha256', secret).update(`download|${token}|${endMs}`).digest();
}
