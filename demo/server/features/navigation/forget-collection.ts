import type { StoreTransaction } from '../../platform/database/tables.ts';
import { newFolderId } from './save-navigation.ts';
import { isFolder, MAIN_NAVIGATION, type NavigationEntry } from './schemas.ts';

/**
 * Removes the links to a collection that is deleted from the main navigation. A folder that had its page stays, as a folder of its
 * own.
 * @param transaction an open transaction
 * @param collection its id, and its title in the navigation
 * Source: docs/behaviour/owner.md §2.4
 */
export async function forgetCollection(
  transaction: StoreTransaction,
  collection: { readonly id: string; readonly navigationTitle: string },
): Promise<void> {
  const row = await transaction
    .selectFrom('navigations')
    .select('items')
    .where('field_name', '=', MAIN_NAVIGATION)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return;
  const before = JSON.parse(row.items) as readonly NavigationEntry[];
  const items = JSON.stringify(without(before, collection));
  if (items === JSON.stringify(before)) return;
  await transaction
    .updateTable('navigations')
    .set((own) => ({ items, version: own('version', '+', 1) }))
    .where('field_name', '=', MAIN_NAVIGATION)
    .execute();
}

function without(
  entries: readonly NavigationEntry[],
  collection: { readonly id: string; readonly navigationTitle: string },
): NavigationEntry[] {
  return entries.flatMap((entry): NavigationEntry[] => {
    const children = entry.children && { children: without(entry.children, collection) };
    if (entry.collectionId !== collection.id) return [{ ...entry, ...children }];
    if (!isFolder(entry)) return [];
    return [
      {
        ...entry,
        title: entry.title ?? collection.navigationTitle,
        ...children,
        collectionId: newFolderId(),
      },
    ];
  });
}
