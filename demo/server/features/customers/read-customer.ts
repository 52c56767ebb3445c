import { sql } from 'kysely';

import { maskCodes } from '../../platform/credentials/index.ts';
import type { Database, StoreTransaction } from '../../platform/database/tables.ts';
import { inSnapshot } from '../../platform/database/transaction.ts';
import { sessionOf } from '../../platform/sessions/member-session.ts';
import type { StoredSubmission } from '../forms/index.ts';
import { ORDER_EMAIL_KEY } from './order-email-key.ts';
import { submissionsOf } from './submissions-of.ts';

/** What the store has about a customer, with the columns of its tables. */
export type CustomerData = Awaited<ReturnType<typeof readCustomer>>;

/** The rows of a customer that are changed or deleted with the person. */
export interface CustomerRows {
  readonly memberId: string | undefined;
  readonly orderIds: readonly string[];
  /** The address as it was typed: mails went to each of them. */
  readonly spellings: readonly string[];
  readonly submissions: readonly StoredSubmission[];
}

/**
 * Finds the rows of a customer. An order is theirs by its address, or because they placed it as a member.
 * @param transaction an open transaction
 * @param emailKey the address, in lower case
 * Source: docs/behaviour/owner-pages.md §21.2
 */
export async function findCustomerRows(
  transaction: StoreTransaction,
  emailKey: string,
): Promise<CustomerRows> {
  const member = await transaction
    .selectFrom('members')
    .select('id')
    .where('email_key', '=', emailKey)
    .executeTakeFirst();
  const orders = await transaction
    .selectFrom('orders')
    .select(['id', 'email'])
    .where((row) => row.or([row(ORDER_EMAIL_KEY, '=', emailKey), row('member_id', '=', member?.id ?? '')]))
    .orderBy('position')
    .execute();
  return {
    memberId: member?.id,
    orderIds: orders.map(({ id }) => id),
    // Each once: the database would expect as many mails of each of them.
    spellings: [
      ...new Set([
        emailKey,
        ...orders.map(({ email }) => email).filter((email) => email.toLowerCase() === emailKey),
      ]),
    ],
    submissions: await submissionsOf(transaction, emailKey),
  };
}

/**
 * Reads everything that the store has about a customer.
 * @param db the store's database
 * @param emailKey the address, in lower case
 * Source: docs/behaviour/owner-pages.md §21.2, §21.3
 */
export async function readCustomer(db: Database, emailKey: string) {
  return inSnapshot(db, async (transaction) => {
    const { memberId = '', orderIds, spellings, submissions } = await findCustomerRows(transaction, emailKey);
    return {
      account: await transaction
        .selectFrom('members')
        .select(['email', 'language', 'created_at'])
        .where('id', '=', memberId)
        .executeTakeFirst(),
      cart: await transaction
        .selectFrom('cart_entries')
        .select(['item_id', 'sku', 'quantity', 'additional_fields'])
        .where('session_id', '=', sessionOf(memberId))
        .execute(),
      likes: await transaction
        .selectFrom('likes')
        .select(['item_id', 'liked_at'])
        .where('session_id', '=', sessionOf(memberId))
        .orderBy('liked_at')
        .execute(),
      ...(await readOrders(transaction, orderIds.length > 0 ? orderIds : [''])),
      submissions,
      reviews: await readReviews(transaction, emailKey),
      restockSignups: await transaction
        .selectFrom('restock_signups')
        .select(['email', 'product_id', 'variant_id', 'language', 'created_at', 'sent_at'])
        .where('email_key', '=', emailKey)
        .orderBy('position')
        .execute(),
      mailingLists: await transaction
        .selectFrom('subscribers')
        .innerJoin('mailing_lists', 'mailing_lists.id', 'subscribers.list_id')
        .select(['subscribers.email', 'mailing_lists.name', 'form_id', 'joined_at'])
        .where('email_key', '=', emailKey)
        .orderBy('subscribers.position')
        .execute(),
      mails: await readMails(transaction, emailKey, spellings),
    };
  });
}

/**
 * Selects the mails to a customer.
 * @param transaction an open transaction
 * @param emailKey the address, in lower case
 * @param spellings the address as it was typed
 */
export function mailsOf(transaction: StoreTransaction, emailKey: string, spellings: readonly string[]) {
  return transaction
    .selectFrom('mails')
    .where((row) =>
      row.or([row(sql<string>`lower(recipient)`, '=', emailKey), row('recipient', 'in', spellings)]),
    );
}

async function readMails(transaction: StoreTransaction, emailKey: string, spellings: readonly string[]) {
  const mails = await mailsOf(transaction, emailKey, spellings)
    .select(['id', 'kind', 'recipient', 'subject', 'body', 'created_at'])
    .orderBy('position')
    .execute();
  // Secrets of the recipient are none of the owner's.
  return mails.map((mail) => ({ ...mail, subject: maskCodes(mail.subject), body: maskCodes(mail.body) }));
}

function readReviews(transaction: StoreTransaction, emailKey: string) {
  return transaction
    .selectFrom('reviews')
    .select(['email', 'product_id', 'rating', 'title', 'body', 'author', 'language', 'state', 'written_at'])
    .where('email_key', '=', emailKey)
    .orderBy('position')
    .execute();
}

async function readOrders(transaction: StoreTransaction, orderIds: readonly string[]) {
  const ofOrders = (table: 'order_lines' | 'order_events') =>
    transaction.selectFrom(table).selectAll().where('order_id', 'in', orderIds).orderBy('position').execute();
  const orders = await transaction
    .selectFrom('orders')
    .selectAll()
    .where('id', 'in', orderIds)
    .orderBy('position')
    .execute();
  return {
    orders: orders.map(({ session_id: _session, cart_id: _cart, words: _words, ...order }) => order),
    orderLines: await ofOrders('order_lines'),
    orderEvents: await ofOrders('order_events'),
    discountCodes: await transaction
      .selectFrom('order_codes')
      .select(['order_id', 'code'])
      .where('order_id', 'in', orderIds)
      .orderBy('order_id')
      .execute(),
    // Without the tokens of their links.
    downloads: await transaction
      .selectFrom('order_downloads')
      .select(['order_id', 'name', 'allowed', 'sent_bytes', 'expires_at'])
      .where('order_id', 'in', orderIds)
      .orderBy('order_id')
      .orderBy('line_position')
      .orderBy('file_position')
      .execute(),
    subscriptions: await transaction
      .selectFrom('subscriptions')
      .innerJoin('orders', 'orders.id', 'subscriptions.order_id')
      .select(['order_id', 'plan'])
      .where('order_id', 'in', orderIds)
      .where('cancelled_at', 'is', null)
      .execute(),
  };
}

/**
 * Checks whether the store has anything about a customer.
 * @param data what was read
 */
export function isKnown({ account, ...lists }: CustomerData): boolean {
  return account !== undefined || Object.values(lists).some(({ length }) => length > 0);
}
