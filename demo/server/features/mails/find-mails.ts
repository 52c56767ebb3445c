import { type Page, type PageCursor, readPage } from '../../platform/database/read-page.ts';
import type { Database } from '../../platform/database/tables.ts';
import { inSnapshot } from '../../platform/database/transaction.ts';
import { MAIL_SINCE } from './delivery/claim-mails.ts';
import type { Mail, MailDelivery, MailKind } from './mail.ts';

interface MailRow {
  readonly id: string;
  readonly kind: string;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly language: string;
  readonly created_at: Date;
  readonly sent_at: Date | null;
  readonly attempts: number;
  readonly next_attempt_at: Date | null;
  readonly failure: string | null;
}

const COLUMNS = [
  ...(['id', 'kind', 'recipient', 'subject', 'body', 'language', 'created_at'] as const),
  ...(['sent_at', 'attempts', 'next_attempt_at', 'failure'] as const),
] as const;

/**
 * Finds a page of the outbox.
 * @param db the store's database
 * @param cursor which page
 * Source: docs/behaviour/owner-pages.md §6.2
 */
export async function findMails(db: Database, cursor: PageCursor): Promise<Page<Mail>> {
  return inSnapshot(db, async (transaction) => {
    const query = transaction.selectFrom('mails').select([...COLUMNS, 'position']);
    const page = await readPage(query, 'mails', cursor);
    const isSending = await sendsMails(transaction);
    return { ...page, items: page.items.map((row) => toMail(row, isSending)) };
  });
}

/**
 * Finds a mail.
 * @param db the store's database
 * @param id which one
 * @returns the mail; undefined if there is none
 */
export async function findMail(db: Database, id: string): Promise<Mail | undefined> {
  const row = await db.selectFrom('mails').select(COLUMNS).where('id', '=', id).executeTakeFirst();
  return row && toMail(row, await sendsMails(db));
}

/** True once a process of the store has had a mail server. */
async function sendsMails(db: Database): Promise<boolean> {
  const setting = await db
    .selectFrom('settings')
    .select('name')
    .where('name', '=', MAIL_SINCE)
    .executeTakeFirst();
  return setting !== undefined;
}

function toMail(row: MailRow, isSending: boolean): Mail {
  const { id, kind, recipient, subject, body, language, created_at: createdAt } = row;
  return {
    id,
    // Only `queueMail` writes the column.
    kind: kind as MailKind,
    createdAtMs: createdAt.getTime(),
    to: recipient,
    subject,
    body,
    language,
    delivery: toDelivery(row, isSending),
  };
}

function toDelivery(row: MailRow, isSending: boolean): MailDelivery {
  const { sent_at: sentAt, next_attempt_at: nextAttemptAt, failure, attempts } = row;
  if (sentAt !== null) return { state: 'sent', atMs: sentAt.getTime() };
  if (nextAttemptAt === null) return failure === null ? { state: 'written' } : { state: 'failed', failure };
  if (!isSending) return { state: 'written' };
  if (failure !== null) return { state: 'waiting', atMs: nextAttemptAt.getTime(), failure };
  return { state: attempts === 0 ? 'due' : 'sending' };
}
