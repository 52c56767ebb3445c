import assert from 'node:assert/strict';

import { queueMail } from '../../demo/server/features/mails/index.ts';
import type { Database } from '../../demo/server/platform/database/tables.ts';
import { inTransaction } from '../../demo/server/platform/database/transaction.ts';
import type { SmtpServer } from './smtp-server.ts';

/** A mail of an order. */
export const LETTER = {
  kind: 'order',
  subject: 'Your order',
  body: 'Hi,\n\nthank you.',
  language: 'en-US',
} as const;
/** Stops a test that hangs, not a slow machine. */
const MAX_LOOKS = 20_000;

/**
 * Writes mails to `p0@example.com`, `p1@example.com` and so on.
 * @param db the store's database
 * @param count how many
 * @returns the recipients in alphabetical order
 */
export async function writeMails(db: Database, count: number): Promise<readonly string[]> {
  const recipients = Array.from({ length: count }, (_, index) => `p${index}@example.com`);
  await inTransaction(db, async (transaction) => {
    for (const to of recipients) await queueMail(transaction, { ...LETTER, cause: `test:${to}`, to });
  });
  return recipients.sort();
}

/** The number of mails that no mail server has accepted. */
export async function countUnsent(db: Database): Promise<number> {
  const unsent = await db.selectFrom('mails').select('id').where('sent_at', 'is', null).execute();
  return unsent.length;
}

/** The recipients of all accepted mails, in alphabetical order. */
export function recipientsOf({ accepted }: SmtpServer): readonly string[] {
  return accepted.flatMap(({ recipients }) => recipients).sort();
}

/** Looks until something is so. */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let look = 0; look < MAX_LOOKS; look += 1) if (await isSo()) return;
  assert.fail('it never happens');
}
