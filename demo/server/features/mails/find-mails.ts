import { type Page, type PageCursor, readPage } from '../../platform/database/read-page.ts';
import type { Database } from '../../platform/database/tables.ts';
import { inSnapshot } from '../../platform/database/transaction.ts';
import type { Mail, MailKind } from './mail.ts';

interface MailRow {
  readonly id: string;
  readonly kind: string;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly language: string;
  readonly created_at: Date;
}

const COLUMNS = ['id', 'kind', 'recipient', 'subject', 'body', 'language', 'created_at'] as const;

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
    return { ...page, items: page.items.map(toMail) };
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
  return row && toMail(row);
}

function toMail({ created_at: createdAt, kind, recipient, ...row }: MailRow): Mail {
  const { id, subject, body, language } = row;
  // Only `queueMail` writes the column.
  return {
    id,
    kind: kind as MailKind,
    createdAtMs: createdAt.getTime(),
    to: recipient,
    subject,
    body,
    language,
  };
}
