import type { ColumnType, Generated } from 'kysely';

/** A mail that the store has written; `cause` is what it was written for, once. */
interface MailsTable {
  id: string;
  position: Generated<number>;
  cause: string;
  kind: string;
  recipient: string;
  subject: string;
  body: string;
  language: string;
  created_at: ColumnType<Date, Date | undefined, never>;
}

/** Something that the owner has had sent: to whom, is said by the sign-ups. */
interface RestockSendingsTable {
  id: string;
  /** The address of the store, which mails lead to. */
  store_url: string;
  created_at: ColumnType<Date, Date | undefined, never>;
}

/**
 * Somebody who waits for a variant. With a `sending_id` and without `sent_at`, the owner has sent them a mail that is not written
 * yet; `sent_at` is when it was.
 */
interface RestockSignupsTable {
  id: string;
  position: Generated<number>;
  product_id: string;
  variant_id: string;
  email: string;
  email_key: string;
  joins_mailing_list: boolean;
  language: string;
  created_at: ColumnType<Date, Date | undefined, never>;
  sent_at: ColumnType<Date | null, Date | null | undefined, Date>;
  sending_id: ColumnType<string | null, string | undefined, string>;
  /** How often their mail was refused. */
  refusal_count: Generated<number>;
}

/** Somebody who wants the store's news. */
interface MailingListTable {
  email_key: string;
  email: string;
  language: string;
  created_at: ColumnType<Date, Date | undefined, never>;
}

/** The tables of mails, and of who waits for some. */
export interface MailTables {
  mails: MailsTable;
  restock_sendings: RestockSendingsTable;
  restock_signups: RestockSignupsTable;
  mailing_list: MailingListTable;
}
