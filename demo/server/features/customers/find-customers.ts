import { sql } from 'kysely';

import { patternsOf } from '../../platform/database/search-patterns.ts';
import type { Database, StoreTransaction } from '../../platform/database/tables.ts';
import { inSnapshot } from '../../platform/database/transaction.ts';
import { ORDER_EMAIL_KEY } from './order-email-key.ts';
import { addressesIn, namesIn, submissionsWith } from './submissions-of.ts';

const MAX_CUSTOMERS = 50;

/** A customer in the list: an address that the store knows. */
export interface FoundCustomer {
  /** In lower case. */
  readonly emailKey: string;
  /** From an order or a form; '' if unknown. */
  readonly name: string;
}

/**
 * Finds customers by address or name.
 * @param db the store's database
 * @param search as typed; each word must be in the address or the name
 * @returns at most 50, by address, and whether there are more
 * Source: docs/behaviour/owner-pages.md §21.1
 */
export async function findCustomers(
  db: Database,
  search: string,
): Promise<{ readonly customers: readonly FoundCustomer[]; readonly isCut: boolean }> {
  const patterns = patternsOf(search);
  if (patterns.length === 0) return { customers: [], isCut: false };
  return inSnapshot(db, async (transaction) => {
    const names = new Map<string, string>();
    for (const { emailKey, name } of [
      ...(await inOrders(transaction, patterns)),
      ...(await inSubmissions(transaction, search, patterns)),
      ...(await inAddresses(transaction, patterns)),
    ])
      names.set(emailKey, names.get(emailKey) || name);
    const customers = [...names]
      .map(([emailKey, name]) => ({ emailKey, name }))
      .sort((one, other) => (one.emailKey < other.emailKey ? -1 : 1));
    return { customers: customers.slice(0, MAX_CUSTOMERS), isCut: customers.length > MAX_CUSTOMERS };
  });
}

async function inOrders(
  transaction: StoreTransaction,
  patterns: readonly string[],
): Promise<readonly FoundCustomer[]> {
  const person = sql<string>`split_part(words, chr(10), 1) || ' ' || ${ORDER_EMAIL_KEY}`;
  let query = transaction
    .selectFrom('orders')
    .select([ORDER_EMAIL_KEY.as('emailKey'), sql<string>`max(customer_name)`.as('name')])
    .where('email', '<>', '');
  // The words contain the person, and have an index.
  for (const pattern of patterns)
    query = query.where('words', 'like', pattern).where(person, 'like', pattern);
  return query
    .groupBy(ORDER_EMAIL_KEY)
    .orderBy('emailKey')
    .limit(MAX_CUSTOMERS + 1)
    .execute();
}

async function inSubmissions(
  transaction: StoreTransaction,
  search: string,
  patterns: readonly string[],
): Promise<readonly FoundCustomer[]> {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = new Map<string, string>();
  for await (const submission of submissionsWith(transaction, patterns)) {
    const [name = ''] = namesIn(submission);
    for (const address of addressesIn(submission)) {
      const person = `${name} ${address}`.toLowerCase();
      if (words.every((word) => person.includes(word))) found.set(address, found.get(address) || name);
    }
    if (found.size > MAX_CUSTOMERS) break;
  }
  return [...found].map(([emailKey, name]) => ({ emailKey, name }));
}

async function inAddresses(
  transaction: StoreTransaction,
  patterns: readonly string[],
): Promise<readonly FoundCustomer[]> {
  const found: FoundCustomer[] = [];
  for (const table of ['members', 'restock_signups', 'reviews', 'subscribers'] as const) {
    let query = transaction.selectFrom(table).select('email_key as emailKey').distinct();
    for (const pattern of patterns) query = query.where('email_key', 'like', pattern);
    const rows = await query
      .orderBy('emailKey')
      .limit(MAX_CUSTOMERS + 1)
      .execute();
    // Imported reviews have no address.
    found.push(...rows.flatMap(({ emailKey }) => (emailKey === null ? [] : [{ emailKey, name: '' }])));
  }
  return found;
}
