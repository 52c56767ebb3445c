import { FIRST_NAVIGATION } from '../../../site/website.ts';
import { isFirst } from '../../platform/database/settings.ts';
import type { StoreTransaction } from '../../platform/database/tables.ts';
import { MAIN_NAVIGATION } from './schemas.ts';

const SEEDED_NAVIGATION = 'seeded-navigation';
/**
 * Seeds the main navigation once; a changed one stays.
 * @param transaction an open transaction
 */
export async function seedNavigation(transaction: StoreTransaction): Promise<void> {
  if (!(await isFirst(transaction, SEEDED_NAVIGATION))) return;
  await transaction
    .insertInto('navigations')
    .values({ field_name: MAIN_NAVIGATION, items: JSON.stringify(FIRST_NAVIGATION) })
    .execute();
}
