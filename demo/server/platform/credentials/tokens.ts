import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** Makes the token of a login: 64 random hexadecimal digits. */
export function makeToken(): string {
  return randomBytes(TOKEN_BYTES).toString('hex');
}

/**
 * Hashes a token for the database, so that a copy of the database gives no access.
 * @param token as the browser sends it
 */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
