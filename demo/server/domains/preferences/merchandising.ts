import type { Database } from '../../database/tables.ts';
import { addPreferences, findPreferences } from './preferences.ts';

/** Where they are kept among the commerce preferences. */
const NAMESPACE_OF_MERCHANDISING = 'merchandising';

/** What the owner prefers visitors to read of products. Source: docs/behaviour/owners-door.md §14 */
export interface MerchandisingPreferences {
  /** Whether they are told that few are left. */
  readonly scarcityEnabled: boolean;
}

/**
 * Reads what the owner prefers visitors to read of products.
 * @param db the store's database
 * @returns what was never saved is on
 * Source: docs/behaviour/owners-door.md §14.1
 */
export async function findMerchandisingPreferences(db: Database): Promise<MerchandisingPreferences> {
  const { scarcityEnabled } = await findPreferences(db, NAMESPACE_OF_MERCHANDISING);
  return { scarcityEnabled: scarcityEnabled !== false };
}

/**
 * Saves what the owner prefers visitors to read of products; what programs keep beside it stays.
 * @param db the store's database
 * @param preferences all of them
 * Source: docs/behaviour/owners-door.md §14.1
 */
export async function saveMerchandisingPreferences(
  db: Database,
  preferences: MerchandisingPreferences,
): Promise<void> {
  await addPreferences(db, NAMESPACE_OF_MERCHANDISING, { ...preferences });
}
