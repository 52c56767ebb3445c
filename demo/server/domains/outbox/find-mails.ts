import type { Database } from '../../database/tables.ts';
import { type Page, type PageCursor, readPage } from '../../database/read-page.ts';
import { inSnapshot } from '../../database/transaction.ts';
import type { Mail, MailKind } from './mail.ts';

/** A page of mails, the newest first. */
interface MailPage extends Omit<Page<never>, 'rows'> {
  readonly items: readonly Mail[];
  /** How many there are on all pages. */
  readonly total: number;
}

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
const PAGE_SIZE = 25;

/**
 * Finds a page of the outbox.
 * @param db the store's database
 * @param cursor which page
 * Source: docs/behaviour/owners-door.md §6.2
 */
export async function findMails(db: Database, cursor: PageCursor): Promise<MailPage> {
  return inSnapshot(db, async (transaction) => {
    const { total } = await transaction
      .selectFrom('mails')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    const { rows, ...ends } = await readPage(PAGE_SIZE, cursor, ({ before, after, order, limit }) => {
      let query = transaction.selectFrom('mails').select([...COLUMNS, 'position']);
      if (before !== undefined) query = query.where('position', '<', before);
      if (after !== undefined) query = query.where('position', '>', after);
      return query.orderBy('position', order).limit(limit).execute();
    });
    return { items: rows.map(toMail), ...ends, total };
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
