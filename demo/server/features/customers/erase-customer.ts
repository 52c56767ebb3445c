import { sql } from 'kysely';

import { hashToken } from '../../platform/credentials/index.ts';
import type { Database, StoreTransaction } from '../../platform/database/tables.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { sessionOf } from '../../platform/sessions/member-session.ts';
import { Refusal } from '../../platform/shared/refusal.ts';
import { lockCart } from '../cart/index.ts';
import { eraseCodeUses } from '../discounts/index.ts';
import { endLoginsOf } from '../members/index.ts';
import { eraseOrders, findOpenOrder } from '../orders/index.ts';
import { likeText } from '../../platform/database/search-patterns.ts';
import { findCustomerRows } from './read-customer.ts';
import { CUSTOMER_TEXTS } from './texts.ts';

/**
 * Erases a customer: deletes what the store has about an address, and takes the person out of the orders. Nothing happens if
 * there is nothing any more.
 * @param db the store's database
 * @param emailKey the address, in lower case
 * @throws Refusal 409 while an order is still open
 * Source: docs/behaviour/owner-pages.md §21.4
 */
export async function eraseCustomer(db: Database, emailKey: string): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await lockMember(transaction, emailKey);
    const { memberId, orderIds, spellings, submissions } = await findCustomerRows(transaction, emailKey);
    const openNumber = await findOpenOrder(transaction, orderIds);
    if (openNumber !== undefined)
      throw new Refusal(409, 'orderChanged', CUSTOMER_TEXTS.openOrder(openNumber));
    await eraseMails(transaction, {
      ...{ emailKey, spellings },
      causes: await eraseOrders(transaction, orderIds),
      submissionIds: submissions.map(({ id }) => id),
    });
    await eraseCodeUses(transaction, { emailKey, orderIds });
    const ids = ['', ...submissions.map(({ id }) => id)];
    await transaction.deleteFrom('form_submissions').where('id', 'in', ids).execute();
    for (const table of ['restock_signups', 'reviews', 'subscribers'] as const)
      await transaction.deleteFrom(table).where('email_key', '=', emailKey).execute();
    await transaction.deleteFrom('password_links').where('address_hash', '=', hashToken(emailKey)).execute();
    if (memberId !== undefined) await eraseMember(transaction, memberId);
  });
}

/** Makes logins, orders and changes of the cart wait: they are refused then, or their order is seen here. */
async function lockMember(transaction: StoreTransaction, emailKey: string): Promise<void> {
  const member = await transaction
    .selectFrom('members')
    .select('id')
    .where('email_key', '=', emailKey)
    .forUpdate()
    .executeTakeFirst();
  if (member !== undefined) await lockCart(transaction, sessionOf(member.id));
}

/** Which mails are deleted. */
interface ErasedMails {
  readonly emailKey: string;
  readonly spellings: readonly string[];
  readonly causes: readonly string[];
  readonly submissionIds: readonly string[];
}

/** Also those to the owner about submissions, and those about orders that went to another address. */
async function eraseMails(
  transaction: StoreTransaction,
  { emailKey, spellings, causes, submissionIds }: ErasedMails,
): Promise<void> {
  const patterns = [
    ...submissionIds.map((id) => `submission:${likeText(id)}:%`),
    `mailchimp:%:${likeText(emailKey)}`,
  ];
  await transaction
    .deleteFrom('mails')
    .where((row) =>
      row.or([
        row(sql<string>`lower(recipient)`, '=', emailKey),
        row('recipient', 'in', spellings),
        row('cause', 'in', ['', ...causes]),
        ...patterns.map((pattern) => row('cause', 'like', pattern)),
      ]),
    )
    .execute();
}

async function eraseMember(transaction: StoreTransaction, memberId: string): Promise<void> {
  const sessionId = sessionOf(memberId);
  await endLoginsOf(transaction, memberId);
  for (const table of ['cart_entries', 'cart_codes', 'carts', 'likes', 'form_keys'] as const)
    await transaction.deleteFrom(table).where('session_id', '=', sessionId).execute();
  await transaction.deleteFrom('idempotency').where('scope', '=', sessionId).execute();
  await transaction
    .deleteFrom('subscription_carts')
    .where('session_id', '=', sessionId)
    .where('token', 'not in', (row) => row.selectFrom('subscriptions').select('token'))
    .execute();
  await transaction.deleteFrom('password_links').where('member_id', '=', memberId).execute();
  await transaction.deleteFrom('members').where('id', '=', memberId).execute();
}
