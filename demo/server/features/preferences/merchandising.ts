import type { Database } from '../../platform/database/tables.ts';
import { addPreferences, findPreferences } from './preferences.ts';

/** Their namespace in the commerce preferences. */
const NAMESPACE_OF_MERCHANDISING = 'merchandising';

/** Merchandising preferences of the owner. Source: docs/behaviour/owner-pages.md §14 */
export interface MerchandisingPreferences {
  /** Whether product pages show that few are left. */
  readonly scarcityEnabled: boolean;
}

/**
 * Reads the merchandising preferences.
 * @param db the store's database
 * @returns the preferences; on by default
 * Source: docs/behaviour/owner-pages.md §14.1
 */
export async function findMerchandisingPreferences(db: Database): Promise<MerchandisingPreferences> {
  const { scarcityEnabled } = await findPreferences(db, NAMESPACE_OF_MERCHANDISING);
  return { scarcityEnabled: scarcityEnabled !== false };
}

/**
 * Saves the merchandising preferences; keeps other preferences of the namespace.
 * @param db the store's database
 * @param preferences all of them
 * Source: docs/behaviour/owner-pages.md §14.1
 */
export async function saveMerchandisingPreferences(
  db: Database,
  preferences: MerchandisingPreferences,
): Promise<void> {
  await addPreferences(db, NAMESPACE_OF_MERCHANDISING, { ...preferences });
}
