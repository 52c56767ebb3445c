import type { SelectQueryBuilder } from 'kysely';

import { type Page, type PageCursor, readPage } from '../../../platform/database/read-page.ts';
import { patternsOf } from '../../../platform/database/search-patterns.ts';
import type { Database, StoreTransaction, Tables } from '../../../platform/database/tables.ts';
import { inSnapshot } from '../../../platform/database/transaction.ts';
import { type StoredSubmission, SUBMISSION_COLUMNS, toSubmission } from './submission.ts';

/** The filter of a list of submissions. */
export interface SubmissionFilter {
  /** Id of the form; '' for all. */
  readonly formId: string;
  /** Words that must all be in the answers; '' for any. */
  readonly search: string;
}

/**
 * Finds a page of submissions.
 * @param db the store's database
 * @param filter which ones
 * @param cursor which page
 * Source: docs/behaviour/owner-pages.md §3.1
 */
export async function findSubmissions(
  db: Database,
  filter: SubmissionFilter,
  cursor: PageCursor,
): Promise<Page<StoredSubmission>> {
  return inSnapshot(db, async (transaction) => {
    const query = matching(transaction, filter).select([...SUBMISSION_COLUMNS, 'position']);
    const page = await readPage(query, 'form_submissions', cursor);
    return { ...page, items: page.items.map(toSubmission) };
  });
}

/**
 * Creates a query for the submissions that match a filter.
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
 * Deletes a submission; ignores a deleted one.
 * @param db the store's database
 * @param id which one
 * Source: docs/behaviour/owner-pages.md §3.4
 */
export async function deleteSubmission(db: Database, id: string): Promise<void> {
  await db.deleteFrom('form_submissions').where('id', '=', id).execute();
}
