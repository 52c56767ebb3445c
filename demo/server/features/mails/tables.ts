import type { ColumnType, Generated } from 'kysely';

/** A mail that the store has written; `cause` is unique. */
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

/** A sending of restock emails by the owner; its sign-ups are the recipients. */
interface RestockSendingsTable {
  id: string;
  /** The URL of the store, which mails link to. */
  store_url: string;
  created_at: ColumnType<Date, Date | undefined, never>;
}

/**
 * A customer who waits for a variant. With a `sending_id` and without `sent_at`, their mail is still to be written; `sent_at`
 * is when it was written.
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
  /** Number of refusals of their mail. */
  refusal_count: Generated<number>;
}

/** A subscriber of the mailing list. */
interface MailingListTable {
  email_key: string;
  email: string;
  language: string;
  created_at: ColumnType<Date, Date | undefined, never>;
}

/** The tables of mails, restock sign-ups and the mailing list. */
export interface MailTables {
  mails: MailsTable;
  restock_sendings: RestockSendingsTable;
  restock_signups: RestockSignupsTable;
  mailing_list: MailingListTable;
}
