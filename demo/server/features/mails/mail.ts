/** The kinds of mails. Source: docs/behaviour/owners-door.md §6.1 */
export type MailKind = 'order' | 'gift-card' | 'subscription' | 'restock';

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

/** A mail in the outbox. */
export interface Mail extends Omit<NewMail, 'cause'> {
  readonly id: string;
  /** When it was written, in milliseconds since 1970. */
  readonly createdAtMs: number;
}
