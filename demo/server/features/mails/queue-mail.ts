import { randomUUID } from 'node:crypto';

import type { StoreTransaction } from '../../platform/database/tables.ts';
import type { NewMail } from './mail.ts';

/**
 * Puts a mail into the outbox. A second one of the same cause is not written.
 * @param transaction that of the effect: both are written, or neither
 * @param mail the mail
 * Source: docs/behaviour/owners-door.md §6.1
 */
export async function queueMail(
  transaction: StoreTransaction,
  { kind, cause, to, subject, body, language }: NewMail,
): Promise<void> {
  await transaction
    .insertInto('mails')
    .values({ id: randomUUID(), kind, cause, recipient: to, subject, body, language })
    .onConflict((conflict) => conflict.column('cause').doNothing())
    .execute();
}
