import {
  FOLDER_BEHAVIORS,
  type FolderBehaviorCode,
  isClickableFolder,
} from '../../../../core/enumerations/index.ts';
import { FIRST_NAVIGATION } from '../../../site/website.ts';
import type { Database } from '../../platform/database/tables.ts';
import {
  type Destination,
  type Destinations,
  FIRST_DESTINATIONS,
  findOpenDestinations,
} from './destinations.ts';
import { findMain } from './find-layout.ts';
import { isFolder, type NavigationEntry } from './schemas.ts';

declare module '../../platform/pages/page-data.ts' {
  interface SiteData {
    /** The main navigation; absent on pages without it. */
    readonly navigation?: readonly MenuEntry[];
  }
}

/** An entry of the navigation, as pages print it. Source: docs/behaviour/owner.md §2.3 */
export interface MenuEntry {
  readonly title: string;
  /** Its URL; empty for a folder without one. */
  readonly url: string;
  /** Compared with the current page, to mark the entry. */
  readonly place: string;
  readonly children: readonly MenuEntry[];
  readonly isFolder: boolean;
}

/**
 * Reads the main navigation for visitors, without entries whose destination no longer exists.
 * @param db the store's database, or an open transaction
 * @returns its entries; none if the site has no main navigation
 * Source: docs/behaviour/owner.md §2.3
 */
export async function findMenu(db: Database): Promise<readonly MenuEntry[]> {
  const main = await findMain(db);
  return menuOf(main?.items ?? [], await findOpenDestinations(db));
}

/** The main navigation of a new site, for pages that are printed without the database. */
export const FIRST_MENU: readonly MenuEntry[] = menuOf(FIRST_NAVIGATION, FIRST_DESTINATIONS);

function menuOf(entries: readonly NavigationEntry[], destinations: Destinations): readonly MenuEntry[] {
  return entries.flatMap((entry) => menuEntryOf(entry, destinations) ?? []);
}

function menuEntryOf(entry: NavigationEntry, destinations: Destinations): MenuEntry | undefined {
  return isFolder(entry) ? folderOf(entry, destinations) : linkOf(entry, destinations);
}

function linkOf(entry: NavigationEntry, destinations: Destinations): MenuEntry | undefined {
  const { title, externalLink } = entry;
  const known = destinationOf(entry, destinations);
  const url = externalLink ?? known?.fullUrl;
  if (url === undefined) return undefined;
  return { title: title ?? known?.title ?? url, url, place: known?.id ?? url, children: [], isFolder: false };
}

function folderOf(entry: NavigationEntry, destinations: Destinations): MenuEntry | undefined {
  const { collectionId = '', title, folderBehavior, children: held = [] } = entry;
  const id = collectionId;
  const own = destinationOf(entry, destinations) ?? { id, title: id, fullUrl: `/folders/${id}` };
  const children = held.flatMap((child) => menuEntryOf(child, destinations) ?? []);
  const url = isClickableFolder(folderBehavior) ? urlOfFolder(own.fullUrl, folderBehavior, children) : '';
  const isFolder = children.length > 0;
  // An empty folder opens nothing.
  if (!isFolder && url === '') return undefined;
  return { title: title ?? own.title, url, place: id, children, isFolder };
}

function urlOfFolder(
  ownUrl: string,
  behavior: FolderBehaviorCode | undefined,
  children: readonly MenuEntry[],
): string {
  if (behavior !== FOLDER_BEHAVIORS.redirect) return ownUrl;
  return children.find(({ url }) => url !== '')?.url ?? '';
}

function destinationOf(
  { collectionId, memberAreaId }: NavigationEntry,
  { collections, memberAreas }: Destinations,
): Destination | undefined {
  return (
    collections.find(({ id }) => id === collectionId) ?? memberAreas.find(({ id }) => id === memberAreaId)
  );
}
