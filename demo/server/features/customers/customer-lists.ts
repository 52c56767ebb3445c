import { maskCodes } from '../../platform/credentials/index.ts';
import { type Page, type PageCursor, readPage } from '../../platform/database/read-page.ts';
import type { Database, StoreTransaction } from '../../platform/database/tables.ts';
import { inSnapshot } from '../../platform/database/transaction.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';
import { orderNumber } from '../../platform/shared/order-number.ts';
import { type CustomerRows, findCustomerRows, mailsOf } from './read-customer.ts';
import { CUSTOMER_TEXTS } from './texts.ts';

/** Something that the store has about a customer, as a link. */
interface CustomerItem {
  readonly text: string;
  readonly at: number;
  readonly url: string;
}

/** A page of what the store has about a customer of one kind. */
export interface CustomerList {
  /** In addresses. */
  readonly id: string;
  readonly title: string;
  readonly page: Page<CustomerItem>;
}

interface Customer extends CustomerRows {
  readonly transaction: StoreTransaction;
  readonly emailKey: string;
}

type ReadList = (customer: Customer, cursor: PageCursor) => Promise<Page<CustomerItem>>;

/** Of a text without a title, in characters. */
const SHOWN_LENGTH = 60;

const LISTS: readonly (Pick<CustomerList, 'id' | 'title'> & { readonly read: ReadList })[] = [
  { id: 'orders', title: CUSTOMER_TEXTS.orders, read: readOrders },
  { id: 'submissions', title: CUSTOMER_TEXTS.submissions, read: readSubmissions },
  { id: 'signups', title: CUSTOMER_TEXTS.signups, read: readSignups },
  { id: 'reviews', title: CUSTOMER_TEXTS.reviews, read: readReviews },
  { id: 'lists', title: CUSTOMER_TEXTS.lists, read: readMailingLists },
  { id: 'mails', title: CUSTOMER_TEXTS.mails, read: readMails },
];

/**
 * Finds what the page of a customer shows: the account, and a page of each list, the newest first.
 * @param db the store's database
 * @param emailKey the address, in lower case
 * @param turned which list is not at its newest page, and where it is
 * @returns without empty lists
 * Source: docs/behaviour/owner-pages.md §21.2
 */
export async function findCustomerLists(
  db: Database,
  emailKey: string,
  turned: { readonly id: string | undefined; readonly cursor: PageCursor },
) {
  return inSnapshot(db, async (transaction) => {
    const customer = { transaction, emailKey, ...(await findCustomerRows(transaction, emailKey)) };
    const lists: CustomerList[] = [];
    for (const { id, title, read } of LISTS)
      lists.push({ id, title, page: await read(customer, id === turned.id ? turned.cursor : {}) });
    const newest = await ordersOf(customer)
      .select('customer_name as name')
      .orderBy('position', 'desc')
      .executeTakeFirst();
    const account = await transaction
      .selectFrom('members')
      .select('created_at')
      .where('id', '=', customer.memberId ?? '')
      .executeTakeFirst();
    return { name: newest?.name ?? '', account, lists: lists.filter(({ page }) => page.total > 0) };
  });
}

function ordersOf({ transaction, orderIds }: Customer) {
  return transaction.selectFrom('orders').where('id', 'in', ['', ...orderIds]);
}

async function readOrders(customer: Customer, cursor: PageCursor): Promise<Page<CustomerItem>> {
  const query = ordersOf(customer).select(['id', 'position', 'created_at']);
  return withItems(await readPage(query, 'orders', cursor), ({ id, position, created_at: at }) => ({
    text: orderNumber(position),
    at: at.getTime(),
    url: urlOf(OWNER_URLS.order, id),
  }));
}

async function readSubmissions(
  { transaction, submissions }: Customer,
  cursor: PageCursor,
): Promise<Page<CustomerItem>> {
  const query = transaction
    .selectFrom('form_submissions')
    .select(['id', 'form_id', 'position', 'created_at'])
    .where('id', 'in', ['', ...submissions.map(({ id }) => id)]);
  return withItems(
    await readPage(query, 'form_submissions', cursor),
    ({ id, form_id: text, created_at: at }) => ({
      text,
      at: at.getTime(),
      url: urlOf(OWNER_URLS.submission, id),
    }),
  );
}

async function readSignups(
  { transaction, emailKey }: Customer,
  cursor: PageCursor,
): Promise<Page<CustomerItem>> {
  const query = transaction
    .selectFrom('restock_signups')
    .select(['variant_id', 'position', 'created_at'])
    .where('email_key', '=', emailKey);
  return withItems(
    await readPage(query, 'restock_signups', cursor),
    ({ variant_id: text, created_at: at }) => ({ text, at: at.getTime(), url: OWNER_URLS.restock }),
  );
}

async function readReviews(
  { transaction, emailKey }: Customer,
  cursor: PageCursor,
): Promise<Page<CustomerItem>> {
  const query = transaction
    .selectFrom('reviews')
    .select(['title', 'body', 'state', 'position', 'written_at'])
    .where('email_key', '=', emailKey);
  return withItems(await readPage(query, 'reviews', cursor), ({ title, body, state, written_at: at }) => ({
    text: title ?? body?.slice(0, SHOWN_LENGTH) ?? '',
    at,
    url: `${OWNER_URLS.reviews}?${new URLSearchParams({ state })}`,
  }));
}

async function readMailingLists(
  { transaction, emailKey }: Customer,
  cursor: PageCursor,
): Promise<Page<CustomerItem>> {
  const query = transaction
    .selectFrom('subscribers')
    .innerJoin('mailing_lists', 'mailing_lists.id', 'subscribers.list_id')
    .select(['mailing_lists.name', 'subscribers.position', 'subscribers.joined_at'])
    .where('subscribers.email_key', '=', emailKey);
  return withItems(await readPage(query, 'subscribers', cursor), ({ name: text, joined_at: at }) => ({
    text,
    at: at.getTime(),
    url: OWNER_URLS.mailingLists,
  }));
}

async function readMails(
  { transaction, emailKey, spellings }: Customer,
  cursor: PageCursor,
): Promise<Page<CustomerItem>> {
  const query = mailsOf(transaction, emailKey, spellings).select(['id', 'subject', 'position', 'created_at']);
  return withItems(await readPage(query, 'mails', cursor), ({ id, subject, created_at: at }) => ({
    text: maskCodes(subject),
    at: at.getTime(),
    url: urlOf(OWNER_URLS.mail, id),
  }));
}

function withItems<Row>(page: Page<Row>, itemOf: (row: Row) => CustomerItem): Page<CustomerItem> {
  return { ...page, items: page.items.map(itemOf) };
}

function urlOf(path: string, id: string): string {
  return path.replace(/:\w+/, id);
}
