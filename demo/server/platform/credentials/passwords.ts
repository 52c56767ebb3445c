import { hash, verify } from '@node-rs/argon2';
import { randomInt } from 'node:crypto';

/** Memory in KiB and passes, as the OWASP recommends for Argon2id. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Without the letters and digits that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 5;

/** The hash of a random password at the same cost, made once per process. */
const nobody = hashPassword(makePassword());

/**
 * Hashes a password with Argon2id.
 * @param password of any length
 * @returns the hash, with its salt and cost
 * Source: docs/behaviour/owner-pages.md §1.1
 */
export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/**
 * Checks a password against a hash.
 * @param passwordHash from `hashPassword`; undefined takes as long and never matches
 * @param password as typed
 * Source: docs/behaviour/owner-pages.md §1.3
 */
export async function isPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const isRight = await verify(passwordHash ?? (await nobody), password);
  return isRight && passwordHash !== undefined;
}

/**
 * Makes a random password that is easy to type from paper.
 * @returns 20 random letters and digits in groups, 99 bits
 * Source: docs/behaviour/owner-pages.md §1.1
 */
export function makePassword(): string {
  const group = (): string =>
    Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}
