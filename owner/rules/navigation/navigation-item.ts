import { FOLDER_BEHAVIORS, nameOfCode, type FolderBehaviorName } from '../../../core/enumerations/index.ts';
import { fieldsOf, isJsonObject, readCount, type JsonObject } from '../../../core/json/index.ts';

/** An entry of the navigation, as the store has it. Unknown fields are kept. Source: docs/behaviour/owner.md §2.1 */
export interface NavigationItem extends JsonObject {
  readonly children?: readonly NavigationItem[];
}

/** The target of an entry. Source: docs/behaviour/owner.md §2.1, §2.3 */
export type NavigationTarget =
  | { readonly kind: 'collection'; readonly id: string }
  | { readonly kind: 'member-area'; readonly id: string }
  | { readonly kind: 'external-link'; readonly url: string }
  /** A folder; null for an absent or unknown behaviour. */
  | { readonly kind: 'folder'; readonly behavior: FolderBehaviorName | null }
  | { readonly kind: 'unknown' };

/**
 * Reads an entry and its children.
 * @param json anything
 * @returns the entry; undefined for anything but an object
 * Source: docs/behaviour/owner.md §2.1
 */
export function readNavigationItem(json: unknown): NavigationItem | undefined {
  if (!isJsonObject(json)) return undefined;
  const { children, ...rest } = json;
  if ((children ?? null) === null) return rest;
  return { ...rest, children: fieldsOf(json).list('children', readNavigationItem) };
}

/**
 * Returns the target of an entry.
 * @param item the entry
 * Source: docs/behaviour/owner.md §2.1, §2.3
 */
export function targetOf(item: NavigationItem): NavigationTarget {
  const fields = fieldsOf(item);
  const code = fields.read('folderBehavior', readCount);
  if (code !== null || (item.children?.length ?? 0) > 0)
    return { kind: 'folder', behavior: nameOfCode(FOLDER_BEHAVIORS, code) ?? null };
  const collectionId = fields.trimmed('collectionId');
  if (collectionId !== null) return { kind: 'collection', id: collectionId };
  const memberAreaId = fields.trimmed('memberAreaId');
  if (memberAreaId !== null) return { kind: 'member-area', id: memberAreaId };
  const url = fields.trimmed('externalLink');
  return url === null ? { kind: 'unknown' } : { kind: 'external-link', url };
}
