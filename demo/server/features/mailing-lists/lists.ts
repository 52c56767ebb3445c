import { randomUUID } from 'node:crypto';
import * as v from 'valibot';

import { isEmailAddress } from '../../../../core/text/index.ts';
import { countRows, type Page, type PageCursor, readPage } from '../../platform/database/read-page.ts';
import type { Database, StoreTransaction } from '../../platform/database/tables.ts';
import { inSnapshot } from '../../platform/database/transaction.ts';
import { shownLine } from '../../platform/shared/shown-text.ts';
import { FIRST_LIST } from './tables.ts';

const MAX_NAME_LENGTH = 100;

/** The name of a new list. Source: docs/behaviour/owner-pages.md §15.2 */
export const LIST_NAME = v.object({ name: shownLine(MAX_NAME_LENGTH) });

/** A mailing list. */
export interface MailingList {
  readonly id: string;
  readonly name: string;
}

/** An address on a list. */
export interface Subscriber {
  /** Identifies it. */
  readonly position: number;
  readonly email: string;
  readonly formId: string;
  readonly joinedAtMs: number;
}

/**
 * Lists the mailing lists of the site.
 * @param db the store's database
 * @returns by name
 */
export async function findMailingLists(db: Database): Promise<readonly MailingList[]> {
  return db.selectFrom('mailing_lists').select(['id', 'name']).orderBy('name').execute();
}

/**
 * Lists the mailing lists of the site with the numbers of their addresses.
 * @param db the store's database
 * @returns by name
 * Source: docs/behaviour/owner-pages.md §15.1
 */
export async function countMailingLists(
  db: Database,
): Promise<readonly (MailingList & { readonly count: number })[]> {
  const counted: (MailingList & { readonly count: number })[] = [];
  for (const list of await findMailingLists(db))
    counted.push({ ...list, count: await countRows(subscribersOf(db, list.id)) });
  return counted;
}

/**
 * Finds a list.
 * @param db the store's database
 * @param id which
 */
export async function findMailingList(db: Database, id: string): Promise<MailingList | undefined> {
  return db.selectFrom('mailing_lists').select(['id', 'name']).where('id', '=', id).executeTakeFirst();
}

/**
 * Counts the addresses of a list.
 * @param db the store's database
 * @param id which
 */
export async function countSubscribers(db: Database, id: string): Promise<number> {
  return countRows(subscribersOf(db, id));
}

function subscribersOf(db: Database, listId: string) {
  return db.selectFrom('subscribers').where('list_id', '=', listId);
}

/**
 * Finds the list of restock sign-ups with "Also send me the newsletter". The owner may have deleted it, and created it again.
 * @param db the store's database
 * @returns its id
 * Source: docs/behaviour/owner-pages.md §15.6
 */
export async function findNewsletter(db: Database): Promise<string | undefined> {
  const { name_key: nameKey } = FIRST_LIST;
  const list = db.selectFrom('mailing_lists').select('id').where('name_key', '=', nameKey);
  return (await list.executeTakeFirst())?.id;
}

/**
 * Creates a list.
 * @param db the store's database
 * @param name checked
 * @returns false if there is a list of this name, in any letter case
 * Source: docs/behaviour/owner-pages.md §15.2
 */
export async function createMailingList(db: Database, name: string): Promise<boolean> {
  const created = await db
    .insertInto('mailing_lists')
    .values({ id: randomUUID(), name, name_key: name.toLowerCase() })
    .onConflict((conflict) => conflict.column('name_key').doNothing())
    .executeTakeFirst();
  return created.numInsertedOrUpdatedRows === 1n;
}

/**
 * Adds an address to a list, once. Neither an unknown list nor an invalid address is an error of the visitor.
 * @param transaction that of the submission
 * @param subscriber the list, the address and the form
 * Source: docs/behaviour/owner-pages.md §15.3
 */
export async function subscribe(
  transaction: StoreTransaction,
  { listId, email, formId }: { readonly listId: string; readonly email: string; readonly formId: string },
): Promise<void> {
  if (!isEmailAddress(email)) return;
  // Locked, so that its deletion waits, or is seen.
  const list = transaction.selectFrom('mailing_lists').select('id').where('id', '=', listId).forKeyShare();
  if ((await list.executeTakeFirst()) === undefined) return;
  await transaction
    .insertInto('subscribers')
    .values({ list_id: listId, email, email_key: email.toLowerCase(), form_id: formId })
    .onConflict((conflict) => conflict.columns(['list_id', 'email_key']).doNothing())
    .execute();
}

/**
 * Finds a page of the addresses of a list.
 * @param db the store's database
 * @param listId which list
 * @param cursor which page
 * Source: docs/behaviour/owner-pages.md §15.1
 */
export async function findSubscribers(
  db: Database,
  listId: string,
  cursor: PageCursor,
): Promise<Page<Subscriber>> {
  return inSnapshot(db, async (transaction) => {
    const page = await readPage(
      transaction.selectFrom('subscribers').selectAll().where('list_id', '=', listId),
      'subscribers',
      cursor,
    );
    const items = page.items.map(({ position, email, form_id: formId, joined_at: joinedAt }) => ({
      position,
      email,
      formId,
      joinedAtMs: joinedAt.getTime(),
    }));
    return { ...page, items };
  });
}

const BATCH_SIZE = 200;

/**
 * Reads all addresses of a list, in batches, the newest first.
 * @param db the store's database; no transaction is held
 * @param listId which list
 * Source: docs/behaviour/owner-pages.md §15.4
 */
export async function* rowsOfList(
  db: Database,
  listId: string,
): AsyncIterable<readonly (readonly string[])[]> {
  let last = Number.MAX_SAFE_INTEGER;
  for (;;) {
    const rows = await db
      .selectFrom('subscribers')
      .selectAll()
      .where('list_id', '=', listId)
      .where('position', '<', last)
      .orderBy('position', 'desc')
      .limit(BATCH_SIZE)
      .execute();
    if (rows.length > 0) yield rows.map((row) => [row.email, row.joined_at.toISOString(), row.form_id]);
    if (rows.length < BATCH_SIZE) return;
    last = rows.at(-1)?.position ?? 0;
  }
}
