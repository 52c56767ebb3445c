import { sql } from 'kysely';

import type { Database } from '../../platform/database/tables.ts';
import { refusal } from '../../platform/shared/refusal.ts';

/**
 * Sends a failed mail again, with all its attempts. Any other mail stays as it is.
 * @param db the store's database
 * @param id which one
 * @throws Refusal 404 if there is none
 * Source: docs/behaviour/owner-pages.md §6.7
 */
export async function sendAgain(db: Database, id: string): Promise<void> {
  const mail = await db.selectFrom('mails').select('id').where('id', '=', id).executeTakeFirst();
  if (mail === undefined) throw refusal(404, 'unknownPage');
  await db
    .updateTable('mails')
    .set({ attempts: 0, next_attempt_at: sql<Date>`now()`, failure: null })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('next_attempt_at', 'is', null)
    .where('failure', 'is not', null)
    .execute();
}
