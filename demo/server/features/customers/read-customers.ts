import { DIALOG_WORDS } from '../../../../core/words/index.ts';
import { tidyAddress } from '../../../../core/text/index.ts';
import type { StoreContext } from '../../platform/http/store-env.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';
import { cursorOf, pageUrls, searchOf } from '../../platform/owner/index.ts';
import { type ListPages, type OwnerQuestionData, PLAIN_QUESTION } from '../../platform/pages/owner-pages.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { refusal } from '../../platform/shared/refusal.ts';
import { type CustomerList, findCustomerLists } from './customer-lists.ts';
import { findCustomers } from './find-customers.ts';
import { type CustomerData, isKnown, readCustomer } from './read-customer.ts';
import { CUSTOMER_TEXTS } from './texts.ts';

/** The data of the list of customers. */
interface OwnerCustomers {
  readonly done: string | undefined;
  readonly search: string;
  readonly count: string;
  readonly customers: readonly { readonly email: string; readonly name: string; readonly url: string }[];
}

/** A page of what the store has of one kind. */
interface CustomerSection extends ListPages {
  readonly id: string;
  readonly title: string;
  /** On all pages. */
  readonly count: number;
  readonly items: CustomerList['page']['items'];
}

/** The data of a customer's page. */
interface OwnerCustomer {
  readonly title: string;
  readonly name: string;
  readonly account: { readonly at: number } | undefined;
  readonly sections: readonly CustomerSection[];
  readonly fileUrl: string;
  readonly eraseUrl: string;
}

declare module '../../platform/pages/owner-pages.ts' {
  interface OwnerPages {
    readonly 'owner-customers': OwnerCustomers;
    readonly 'owner-customer': OwnerCustomer;
  }
}

const MAX_SEARCH_LENGTH = 300;

/**
 * Reads the list of customers.
 * @param context the request: `q` in its query
 * @param parts what the routes are built from
 * Source: docs/behaviour/owner-pages.md §21.1
 */
export async function readCustomers(context: StoreContext, { db }: StoreParts): Promise<OwnerCustomers> {
  const search = searchOf(context.req.query('q') ?? '', MAX_SEARCH_LENGTH);
  const { customers, isCut } = await findCustomers(db, search);
  return {
    done: context.req.query('done') === 'erased' ? CUSTOMER_TEXTS.erased : undefined,
    search,
    count: search === '' ? CUSTOMER_TEXTS.unsearched : countText(customers.length, isCut),
    customers: customers.map(({ emailKey, name }) => ({
      email: emailKey,
      name,
      url: urlWith(OWNER_URLS.customer, emailKey),
    })),
  };
}

/**
 * Reads the page of a customer.
 * @param context the request: `email` in its query, and `list` with `before` or `after` for a list that is not at its newest page
 * @param parts what the routes are built from
 * @throws Refusal 404 if the store has nothing about the address
 * Source: docs/behaviour/owner-pages.md §21.2
 */
export async function readCustomerPage(context: StoreContext, { db }: StoreParts): Promise<OwnerCustomer> {
  const emailKey = emailKeyOf(context.req.query('email'));
  if (emailKey === '') throw refusal(404, 'unknownPage');
  const turned = { id: context.req.query('list'), cursor: cursorOf(context) };
  const { name, account, lists } = await findCustomerLists(db, emailKey, turned);
  if (account === undefined && lists.length === 0) throw refusal(404, 'unknownPage');
  return {
    title: emailKey,
    name,
    account: account && { at: account.created_at.getTime() },
    sections: lists.map((list) => sectionOf(list, emailKey)),
    fileUrl: urlWith(OWNER_URLS.customerFile, emailKey),
    eraseUrl: urlWith(OWNER_URLS.eraseCustomer, emailKey),
  };
}

/**
 * Reads the confirmation page for erasing a customer.
 * @param context the request: `email` in its query
 * @param parts what the routes are built from
 * @param notice why the last attempt failed
 * @throws Refusal 404 if the store has nothing about the address
 * Source: docs/behaviour/owner-pages.md §21.4
 */
export async function readEraseQuestion(
  context: StoreContext,
  parts: StoreParts,
  notice?: string,
): Promise<OwnerQuestionData> {
  const emailKey = emailKeyOf(context.req.query('email'));
  const { data } = await knownCustomer(context, parts);
  return questionOf(emailKey, data, notice);
}

/**
 * Builds the confirmation page for erasing a customer.
 * @param emailKey the address, in lower case
 * @param data what the store has
 * @param notice why the last attempt failed
 */
export function questionOf(
  emailKey: string,
  { orders, subscriptions }: Pick<CustomerData, 'orders' | 'subscriptions'>,
  notice: string | undefined,
): OwnerQuestionData {
  return {
    ...PLAIN_QUESTION,
    notice,
    about: [orders.at(-1)?.customer_name, emailKey].filter(Boolean).join(' · '),
    consequence: CUSTOMER_TEXTS.erasedForGood,
    warning: subscriptions.length > 0 ? CUSTOMER_TEXTS.planStays : undefined,
    action: OWNER_URLS.eraseCustomer,
    fields: [{ name: 'email', value: emailKey }],
    confirmText: CUSTOMER_TEXTS.erase,
    cancelUrl: urlWith(OWNER_URLS.customer, emailKey),
    cancelText: DIALOG_WORDS.cancel,
  };
}

/**
 * Normalizes an address of a request.
 * @param text as sent
 */
export function emailKeyOf(text = ''): string {
  return tidyAddress(text).toLowerCase();
}

/**
 * Reads the customer of a request.
 * @param context the request: `email` in its query
 * @param parts what the routes are built from
 * @throws Refusal 404 if the store has nothing about the address
 */
export async function knownCustomer(context: StoreContext, { db }: StoreParts) {
  const emailKey = emailKeyOf(context.req.query('email'));
  if (emailKey === '') throw refusal(404, 'unknownPage');
  const data = await readCustomer(db, emailKey);
  if (!isKnown(data)) throw refusal(404, 'unknownPage');
  return { emailKey, data };
}

function sectionOf({ id, title, page }: CustomerList, emailKey: string): CustomerSection {
  const { olderUrl, newerUrl } = pageUrls(page, OWNER_URLS.customer, { email: emailKey, list: id });
  const atList = (url: string | undefined) => url && `${url}#${id}`;
  const pages = { olderUrl: atList(olderUrl), newerUrl: atList(newerUrl) };
  return { id, title, count: page.total, items: page.items, ...pages };
}

function countText(count: number, isCut: boolean): string {
  return count === 0 ? CUSTOMER_TEXTS.nothingFound : CUSTOMER_TEXTS.found(count, isCut);
}

function urlWith(path: string, email: string): string {
  return `${path}?${new URLSearchParams({ email })}`;
}
