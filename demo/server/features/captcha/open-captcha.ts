import { randomBytes } from 'node:crypto';

import type { Database, StoreTransaction } from '../../platform/database/tables.ts';
import { createAltcha } from './altcha.ts';
import type { Captcha } from './captcha.ts';
import { createHostedCaptcha } from './hosted-captcha.ts';
import type { CaptchaOptions } from './options.ts';

/** Name of the setting that holds the secret of challenges. */
const CAPTCHA_SECRET = 'captcha-secret';
const SECRET_BYTES = 32;

/**
 * Creates the secret of a store's challenges, once.
 * @param transaction an open transaction
 * Source: docs/behaviour/captcha.md §4.3
 */
export async function seedCaptcha(transaction: StoreTransaction): Promise<void> {
  const value = randomBytes(SECRET_BYTES).toString('hex');
  await transaction
    .insertInto('settings')
    .values({ name: CAPTCHA_SECRET, value })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The dependencies of a captcha. */
export interface CaptchaSetup {
  /** The store's database, which is seeded. */
  readonly db: Database;
  /** Which captcha; null for none. */
  readonly options: CaptchaOptions | null;
  /** Path of the challenge call of the store's own captcha. */
  readonly challengePath: string;
  /** Called with one line when a provider does not answer. */
  readonly log: (line: string) => void;
}

/**
 * Opens the captcha of a store.
 * @param parts its database, and which captcha it has
 * @returns the captcha; null if it has none
 * Source: docs/behaviour/captcha.md §4.1
 */
export async function openCaptcha({
  db,
  options,
  challengePath,
  log,
}: CaptchaSetup): Promise<Captcha | null> {
  if (options === null) return null;
  if (options.provider !== 'altcha') return createHostedCaptcha(options, log);
  const { value } = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', CAPTCHA_SECRET)
    .executeTakeFirstOrThrow();
  return createAltcha(value, challengePath);
}
