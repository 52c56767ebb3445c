import { randomUUID } from 'node:crypto';

import type { StoreTransaction } from '../../platform/database/tables.ts';

/** The kinds of mails. Source: docs/behaviour/owner-pages.md §6.1 */
export type MailKind =
  | 'order'
  | 'gift-card'
  | 'subscription'
  | 'restock'
  | 'submission'
  | 'mailchimp'
  | 'password'
  | 'download';

/** A mail that is to be sent. */
export interface NewMail {
  readonly kind: MailKind;
  /** What it is sent for, such as `order:` and the order's id; unique. */
  readonly cause: string;
  /** The address. */
  readonly to: string;
  readonly subject: string;
  /** Plain text. */
  readonly body: string;
  /** Of subject and body, as a BCP 47 tag. */
  readonly language: string;
}

/**
 * How far a mail has got: in the outbox of a store that sends none, about to be sent for the first time, being sent, waiting
 * for its next attempt after a failure, accepted by the mail server, or given up.
 * Source: docs/behaviour/owner-pages.md §6.6
 */
export type MailDelivery =
  | { readonly state: 'written' | 'due' | 'sending' }
  | { readonly state: 'waiting'; readonly atMs: number; readonly failure: string }
  | { readonly state: 'sent'; readonly atMs: number }
  | { readonly state: 'failed'; readonly failure: string };

/** A mail in the outbox. */
export interface Mail extends Omit<NewMail, 'cause'> {
  readonly id: string;
  /** When it was written, in milliseconds since 1970. */
  readonly createdAtMs: number;
  readonly delivery: MailDelivery;
}

/**
 * Puts a mail into the outbox. A second one of the same cause is not written.
 * @param transaction that of the effect: both are written, or neither
 * @param mail the mail
 * Source: docs/behaviour/owner-pages.md §6.1
 */
export async function queueMail(
  transaction: StoreTransaction,
  { kind, cause, to, subject, body, language }: NewMail,
): Promise<void> {
  // The customer of the order was erased.
  if (to === '') return;
  await transaction
    .insertInto('mails')
    // Visitors' answers may contain NUL, which PostgreSQL does not store in text.
    .values({
      id: randomUUID(),
      kind,
      cause,
      recipient: to,
      subject,
      body: body.replaceAll('\0', '\uFFFD'),
      language,
    })
    .onConflict((conflict) => conflict.column('cause').doNothing())
    .execute();
}
