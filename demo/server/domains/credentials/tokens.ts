import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** Makes the token of a login: 64 hexadecimal digits that nobody guesses. */
export function makeToken(): string {
  return randomBytes(TOKEN_BYTES).toString('hex');
}

/**
 * Makes what the database keeps of a token: who reads the database cannot log in with what stands there.
 * @param token as the browser sends it
 */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
