import type { SelectQueryBuilder } from 'kysely';

import type { Database, StoreTransaction, Tables } from '../../database/tables.ts';
import { inSnapshot } from '../../database/transaction.ts';
import { type StoredSubmission, SUBMISSION_COLUMNS, type SubmissionRow, toSubmission } from './submission.ts';
import { patternsOf } from './words.ts';

/** Which submissions an owner wants to see. */
export interface SubmissionFilter {
  /** Of which form; '' for all. */
  readonly formId: string;
  /** Words that must all be in the answers; '' for any. */
  readonly search: string;
}

/** Which page of them: what is older or newer than a place in the order; the newest without both. */
export interface SubmissionCursor {
  readonly before?: number | undefined;
  readonly after?: number | undefined;
}

/** A page of submissions, the newest first, and where the next ones begin. */
export interface SubmissionPage {
  readonly items: readonly StoredSubmission[];
  /** How many there are on all pages. */
  readonly total: number;
  readonly older: number | undefined;
  readonly newer: number | undefined;
}

const PAGE_SIZE = 25;

/**
 * Finds a page of submissions. The places of a page's ends stay what they are, whatever comes or goes in the meantime.
 * @param db the store's database
 * @param filter which ones
 * @param cursor which page
 * Source: docs/behaviour/owners-door.md §3.1
 */
export async function findSubmissions(
  db: Database,
  filter: SubmissionFilter,
  cursor: SubmissionCursor,
): Promise<SubmissionPage> {
  return inSnapshot(db, async (transaction) => {
    const { total } = await matching(transaction, filter)
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    return { ...(await readPage(transaction, filter, cursor)), total };
  });
}

/**
 * Begins a query over the submissions that match a filter.
 * @param db the store's database, or an open transaction
 * @param filter which ones
 */
export function matching(
  db: Database | StoreTransaction,
  { formId, search }: SubmissionFilter,
): SelectQueryBuilder<Tables, 'form_submissions', unknown> {
  let query = db.selectFrom('form_submissions');
  if (formId !== '') query = query.where('form_id', '=', formId);
  for (const pattern of patternsOf(search)) query = query.where('words', 'like', pattern);
  return query;
}

type Ends = Omit<SubmissionPage, 'total'>;

async function readPage(
  transaction: StoreTransaction,
  filter: SubmissionFilter,
  { before, after }: SubmissionCursor,
): Promise<Ends> {
  const all = matching(transaction, filter).select([...SUBMISSION_COLUMNS, 'position']);
  if (after !== undefined) {
    const rows = await all.where('position', '>', after).orderBy('position').limit(PAGE_SIZE).execute();
    // What is left of the newest is shown with those that follow.
    return rows.length < PAGE_SIZE
      ? readPage(transaction, filter, {})
      : toPage(rows.reverse(), { hasNewer: true, hasOlder: true });
  }
  const some = before === undefined ? all : all.where('position', '<', before);
  const rows = await some
    .orderBy('position', 'desc')
    .limit(PAGE_SIZE + 1)
    .execute();
  const hasOlder = rows.length > PAGE_SIZE;
  return toPage(rows.slice(0, PAGE_SIZE), { hasNewer: before !== undefined, hasOlder });
}

function toPage(
  rows: readonly (SubmissionRow & { readonly position: number })[],
  { hasNewer, hasOlder }: { readonly hasNewer: boolean; readonly hasOlder: boolean },
): Ends {
  return {
    items: rows.map(toSubmission),
    older: hasOlder ? rows.at(-1)?.position : undefined,
    newer: hasNewer ? rows[0]?.position : undefined,
  };
}

/**
 * Finds a submission.
 * @param db the store's database
 * @param id which one
 * @returns the submission; undefined if there is none
 */
export async function findSubmission(db: Database, id: string): Promise<StoredSubmission | undefined> {
  const row = await db
    .selectFrom('form_submissions')
    .select(SUBMISSION_COLUMNS)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && toSubmission(row);
}

/**
 * Deletes a submission; one that is gone already does no harm.
 * @param db the store's database
 * @param id which one
 * Source: docs/behaviour/owners-door.md §3.4
 */
export async function deleteSubmission(db: Database, id: string): Promise<void> {
  await db.deleteFrom('form_submissions').where('id', '=', id).execute();
}
