import { type RawBuilder, sql } from 'kysely';

import { isFirst } from '../../../platform/database/settings.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';

/** Name of the setting with the time since when the store sends its mails. */
export const MAIL_SINCE = 'mail-since';

const BATCH_SIZE = 5;

/** A mail that one process may send until its lease ends. */
export interface ClaimedMail {
  readonly id: string;
  /** Its number of attempts, with this one. */
  readonly attempts: number;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly language: string;
  readonly createdAt: Date;
}

/**
 * Begins to send the mails of a store, the first time without those that were written before.
 * @param db the store's database
 * Source: docs/behaviour/reference-store.md §24.2
 */
export async function beginSending(db: Database): Promise<void> {
  await inTransaction(db, async (transaction) => {
    if (!(await isFirst(transaction, MAIL_SINCE))) return;
    await transaction
      .updateTable('mails')
      .set({ next_attempt_at: null })
      .where('next_attempt_at', 'is not', null)
      .execute();
  });
}

/**
 * Claims a few due mails: until the lease ends no other process sends them.
 * @param db the store's database
 * @param leaseMs how long
 * @returns the oldest first
 * Source: docs/behaviour/reference-store.md §24.4
 */
export async function claimMails(db: Database, leaseMs: number): Promise<readonly ClaimedMail[]> {
  const claimed = await db
    .with('due', (query) =>
      query
        .selectFrom('mails')
        .select('id as due_id')
        .where('next_attempt_at', '<=', sql<Date>`now()`)
        .orderBy('next_attempt_at')
        .orderBy('position')
        .limit(BATCH_SIZE)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('mails')
    .from('due')
    .set((row) => ({ attempts: row('attempts', '+', 1), next_attempt_at: inMs(leaseMs) }))
    .whereRef('id', '=', 'due_id')
    .returning(['id', 'position', 'attempts', 'recipient', 'subject', 'body', 'language', 'created_at'])
    .execute();
  return claimed
    .toSorted((one, other) => one.position - other.position)
    .map(({ created_at: createdAt, ...mail }) => ({ ...mail, createdAt }));
}

/**
 * Notes that the mail server has accepted a mail.
 * @param db the store's database
 * @param mail which one
 */
export async function recordSent(db: Database, { id }: ClaimedMail): Promise<void> {
  await db
    .updateTable('mails')
    .set({ sent_at: sql<Date>`now()`, next_attempt_at: null, failure: null })
    .where('id', '=', id)
    .execute();
}

/** Why a mail was not sent, and when it is tried again. */
export interface Failure {
  readonly failure: string;
  /** Undefined: not again. */
  readonly delayMs: number | undefined;
}

/**
 * Notes that a mail was not sent.
 * @param db the store's database
 * @param mail which one
 * @param failure why, and when it is tried again
 */
export async function recordFailure(
  db: Database,
  { id, attempts }: ClaimedMail,
  { failure, delayMs }: Failure,
): Promise<void> {
  await db
    .updateTable('mails')
    .set({ failure, next_attempt_at: delayMs === undefined ? null : inMs(delayMs) })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    // Another process may have claimed it when this lease ended.
    .where('attempts', '=', attempts)
    .execute();
}

/**
 * Gives back mails that were not tried.
 * @param db the store's database
 * @param mails which ones
 */
export async function releaseMails(db: Database, mails: readonly ClaimedMail[]): Promise<void> {
  for (const { id, attempts } of mails)
    await db
      .updateTable('mails')
      .set({ attempts: attempts - 1, next_attempt_at: sql<Date>`now()` })
      .where('id', '=', id)
      .where('sent_at', 'is', null)
      .where('attempts', '=', attempts)
      .execute();
}

/** By the clock of the database, which all processes share. */
function inMs(delayMs: number): RawBuilder<Date> {
  return sql<Date>`now() + ${delayMs}::double precision * interval '1 millisecond'`;
}
