import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const RANDOM_BYTES = 16;
const CRUMB_PATTERN = /^([0-9a-f]{32})\.([0-9a-f]{64})$/;

/**
 * Makes a crumb: a random part, and its signature together with the session it belongs to.
 * @param secret the store's secret
 * @param sessionId whose crumb
 * @returns `random.HMAC(secret, session|random)`, both in hexadecimal
 * Source: docs/behaviour/reference-store.md §3.1
 */
export function makeCrumb(secret: string, sessionId: string): string {
  const random = randomBytes(RANDOM_BYTES).toString('hex');
  return `${random}.${sign(secret, sessionId, random).toString('hex')}`;
}

/**
 * Checks whether this store made a crumb for this session.
 * @param secret the store's secret
 * @param sessionId the session of the request
 * @param crumb what was sent
 * @returns true for a genuine one; takes the same time for every forged one
 * Source: docs/behaviour/reference-store.md §3.1
 */
export function isCrumbOf(secret: string, sessionId: string, crumb: string): boolean {
  const [, random, signature] = CRUMB_PATTERN.exec(crumb) ?? [];
  if (random === undefined || signature === undefined) return false;
  return timingSafeEqual(Buffer.from(signature, 'hex'), sign(secret, sessionId, random));
}

function sign(secret: string, sessionId: string, random: string): Buffer {
  return createHmac('sha256', secret).update(`${sessionId}|${random}`).digest();
}
