import { OTHER_LANGUAGES } from '../../../site/website.ts';
import type { Database, StoreTransaction } from '../../platform/database/tables.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { OtherLanguage } from '../../platform/shared/languages.ts';

/**
 * Loads the languages that the owner has turned on.
 * @param db the store's database
 * @returns the languages without the site's own, in display order
 * Source: docs/behaviour/languages.md §4.1
 */
export async function findOtherLanguages(db: Database): Promise<readonly OtherLanguage[]> {
  const rows = await db.selectFrom('site_languages').select('language').execute();
  const on = new Set(rows.map(({ language }) => language));
  return OTHER_LANGUAGES.filter((language) => on.has(language));
}

/**
 * Turns languages on, and all others off.
 * @param db the store's database
 * @param languages may name the site's own, which is always on
 * Source: docs/behaviour/languages.md §3.3
 */
export async function saveLanguages(db: Database, languages: readonly string[]): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await transaction.deleteFrom('site_languages').execute();
    await addLanguages(transaction, languages);
  });
}

/**
 * Turns languages on.
 * @param transaction an open transaction
 * @param languages may name the site's own, which is always on
 * Source: docs/behaviour/languages.md §4.1
 */
export async function addLanguages(
  transaction: StoreTransaction,
  languages: readonly string[],
): Promise<void> {
  const others = OTHER_LANGUAGES.filter((language) => languages.includes(language));
  if (others.length === 0) return;
  await transaction
    .insertInto('site_languages')
    .values(others.map((language) => ({ language })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
