import type { Database } from '../../database/tables.ts';

/**
 * Lists the site's forms.
 * @param db the store's database
 * @returns their ids, in the order of the alphabet
 */
export async function findFormIds(db: Database): Promise<readonly string[]> {
  const rows = await db.selectFrom('forms').select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
}
