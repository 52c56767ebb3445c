import type { Database } from '../../../platform/database/tables.ts';

/** How many submissions a form has. */
export interface SubmissionCount {
  readonly formId: string;
  readonly total: number;
  /** Of these, how many are new. */
  readonly recent: number;
}

/**
 * Counts the submissions of each form that has any.
 * @param db the store's database
 * @param sinceMs submissions from then on are new, in milliseconds since 1970
 * Source: docs/behaviour/owner-pages.md §2.2, §5.3
 */
export async function countSubmissions(db: Database, sinceMs: number): Promise<readonly SubmissionCount[]> {
  return db
    .selectFrom('form_submissions')
    .select(({ fn }) => [
      'form_id as formId',
      fn.countAll<number>().as('total'),
      fn.countAll<number>().filterWhere('created_at', '>=', new Date(sinceMs)).as('recent'),
    ])
    .groupBy('form_id')
    .execute();
}
