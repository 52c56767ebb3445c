import type { Database } from '../../platform/database/tables.ts';

/**
 * Stores a member's language.
 * @param db the store's database
 * @param memberId the member
 * @param language a BCP 47 tag
 * Source: docs/behaviour/account.md §3.1
 */
export async function keepLanguage(db: Database, memberId: string, language: string): Promise<void> {
  await db.updateTable('members').set({ language }).where('id', '=', memberId).execute();
}
