import { TEMPLATE_ID } from '../../../site/website.ts';
import type { Database } from '../../platform/database/tables.ts';
import { type Destinations, findDestinations } from './destinations.ts';
import { MAIN_NAVIGATION, type NavigationEntry } from './schemas.ts';

/** The layout of the site, as the API answers it. Source: docs/behaviour/owner.md §2.1, §2.2 */
export interface LayoutJson extends Destinations {
  /** Empty if the site has no main navigation. */
  readonly layout: readonly {
    readonly identifier: string;
    readonly templateId: string;
    readonly version: number;
    readonly links: readonly NavigationEntry[];
  }[];
}

/**
 * Reads the main navigation for its owner.
 * @param db the store's database, or an open transaction
 * Source: docs/behaviour/owner.md §2.1, §2.2
 */
export async function findLayout(db: Database): Promise<LayoutJson> {
  const row = await findMain(db);
  const layout =
    row === undefined
      ? []
      : [{ identifier: MAIN_NAVIGATION, templateId: TEMPLATE_ID, version: row.version, links: row.items }];
  return { layout, ...(await findDestinations(db)) };
}

/**
 * Reads the stored main navigation.
 * @param db the store's database, or an open transaction
 * @returns undefined if the site has none
 */
export async function findMain(
  db: Database,
): Promise<{ readonly version: number; readonly items: readonly NavigationEntry[] } | undefined> {
  const row = await db
    .selectFrom('navigations')
    .select(['items', 'version'])
    .where('field_name', '=', MAIN_NAVIGATION)
    .executeTakeFirst();
  return row && { version: row.version, items: JSON.parse(row.items) as readonly NavigationEntry[] };
}
