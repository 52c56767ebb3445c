import { randomUUID } from 'node:crypto';
import type * as v from 'valibot';

import { CONTENT_LIMITS } from '../../../../owner/rules/index.ts';
import { TEMPLATE_ID } from '../../../site/website.ts';
import type { Database } from '../../platform/database/tables.ts';
import { Refusal, refusal } from '../../platform/shared/refusal.ts';
import { MESSAGES } from '../../platform/shared/strings.ts';
import { type Destinations, findDestinations } from './destinations.ts';
import { findLayout, type LayoutJson } from './find-layout.ts';
import { isFolder, MAIN_NAVIGATION, type NAVIGATION_UPDATE, type NavigationEntry } from './schemas.ts';

/** The names that the store gives to folders. */
const FOLDER_ID = /^folder-[\da-f-]{36}$/;

/**
 * Saves the owner's main navigation.
 * @param db the store's database
 * @param update the entries, and the version that was edited
 * @returns the layout with its next version; undefined if another editor has saved it in the meantime
 * @throws Refusal 400 for entries without a destination, too many or too deep; 404 for another navigation
 * Source: docs/behaviour/owner.md §2.4
 */
export async function saveNavigation(
  db: Database,
  { fieldName, templateId, version, navigation }: v.InferOutput<typeof NAVIGATION_UPDATE>,
): Promise<LayoutJson | undefined> {
  if (fieldName !== MAIN_NAVIGATION || (templateId ?? TEMPLATE_ID) !== TEMPLATE_ID)
    throw refusal(404, 'noMainNavigation');
  const items = checkEntries(navigation.items, await findDestinations(db));
  const saved = await db
    .updateTable('navigations')
    .set((row) => ({ items: JSON.stringify(items), version: row('version', '+', 1) }))
    .where('field_name', '=', MAIN_NAVIGATION)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .returning('version')
    .executeTakeFirst();
  if (saved !== undefined) return findLayout(db);
  const { layout } = await findLayout(db);
  if (layout.length === 0) throw refusal(404, 'noMainNavigation');
  return undefined;
}

function checkEntries(entries: readonly NavigationEntry[], destinations: Destinations): NavigationEntry[] {
  const all = spread(entries, 'navigation.items', 1);
  if (all.length > CONTENT_LIMITS.itemsPerOrderedCollection) throw refusal(400, 'longNavigation');
  for (const { entry, path, depth } of all) {
    const [field, notice] =
      depth > CONTENT_LIMITS.navigationDepth ? TOO_DEEP : (problemOf(entry, destinations) ?? []);
    if (field !== undefined && notice !== undefined) throw refusalOf(`${path}.${field}`, notice);
  }
  const folderIds = all.map(({ entry }) => entry.collectionId ?? '').filter((id) => FOLDER_ID.test(id));
  if (new Set(folderIds).size < folderIds.length) throw refusal(400, 'unknownDestination');
  return entries.map(named);
}

/** An entry and its path in the request. */
interface PlacedEntry {
  readonly entry: NavigationEntry;
  readonly path: string;
  readonly depth: number;
}

function spread(entries: readonly NavigationEntry[], path: string, depth: number): readonly PlacedEntry[] {
  return entries.flatMap((entry, index) => [
    { entry, path: `${path}.${index}`, depth },
    ...spread(entry.children ?? [], `${path}.${index}.children`, depth + 1),
  ]);
}

type Problem = readonly [field: keyof NavigationEntry, notice: keyof typeof MESSAGES];

const TOO_DEEP: Problem = ['children', 'tooDeepNavigation'];

function problemOf(entry: NavigationEntry, destinations: Destinations): Problem | undefined {
  const { title, collectionId, memberAreaId } = entry;
  const has = (list: readonly { readonly id: string }[], named = '') => list.some(({ id }) => id === named);
  if (memberAreaId !== undefined && !has(destinations.memberAreas, memberAreaId))
    return ['memberAreaId', 'unknownDestination'];
  if (has(destinations.collections, collectionId)) return undefined;
  if (isFolder(entry) && !title) return ['title', 'required'];
  const isName = collectionId === undefined || (isFolder(entry) && FOLDER_ID.test(collectionId));
  return isName ? undefined : ['collectionId', 'unknownDestination'];
}

function refusalOf(path: string, notice: keyof typeof MESSAGES): Refusal {
  return new Refusal(400, notice, MESSAGES[notice], { errors: { [path]: MESSAGES[notice] } });
}

/** Names a folder. */
export function newFolderId(): string {
  return `folder-${randomUUID()}`;
}

/** Folders have ids, so that they can be pages. */
function named(entry: NavigationEntry): NavigationEntry {
  if (!isFolder(entry)) return withoutBlanks(entry);
  const { collectionId = newFolderId(), children = [] } = entry;
  return { ...withoutBlanks(entry), collectionId, children: children.map(named) };
}

/** A blank title means the name of the destination. */
function withoutBlanks({ title, ...entry }: NavigationEntry): NavigationEntry {
  return title ? { title, ...entry } : entry;
}
