import { countRows } from '../../../platform/database/read-page.ts';
import type { Database } from '../../../platform/database/tables.ts';

/** How many submissions a form has. */
export interface SubmissionCount {
  readonly formId: string;
  readonly total: number;
  /** Of these, how many are new. */
  readonly recent: number;
}

/**
 * Counts the submissions of each form that has any, up to `MAX_COUNTED`.
 * @param db the store's database
 * @param sinceMs submissions from then on are new, in milliseconds since 1970
 * Source: docs/behaviour/owner-pages.md §2.2, §5.3
 */
export async function countSubmissions(db: Database, sinceMs: number): Promise<readonly SubmissionCount[]> {
  const counts: SubmissionCount[] = [];
  for (const { id: formId } of await db.selectFrom('forms').select('id').execute()) {
    const sent = db.selectFrom('form_submissions').where('form_id', '=', formId);
    const recent = sent.where('created_at', '>=', new Date(sinceMs));
    counts.push({ formId, total: await countRows(sent), recent: await countRows(recent) });
  }
  return counts.filter(({ total }) => total > 0);
}
