import { FOLDER_BEHAVIORS } from '../../../core/enumerations/index.ts';
import { targetOf, type NavigationItem } from './navigation-item.ts';

/** An entry of a navigation that is being edited. Source: docs/behaviour/owner.md §2.9 */
export interface NavigationNode {
  /** A local id for editing; the store does not have it. */
  readonly id: string;
  /** Without its children. */
  readonly item: NavigationItem;
  readonly isFolder: boolean;
  readonly children: readonly NavigationNode[];
}

/** The position of an entry. */
export interface NavigationPlace {
  /** The folder; null for the top. */
  readonly parentId: string | null;
  /** Counted from 0. */
  readonly index: number;
}

/** An entry in the flat list, folders before their children. */
export interface NavigationRow extends NavigationPlace {
  readonly node: NavigationNode;
  /** The number of enclosing folders. */
  readonly depth: number;
  /** How many entries its folder holds. */
  readonly count: number;
}

/** A step by which an entry is moved. Source: docs/behaviour/owner.md §2.11 */
export type NavigationStep = 'up' | 'down' | 'in' | 'out';

/** The maximum depth of nested entries, the innermost included. Source: docs/behaviour/owner.md §2.7 */
export const NAVIGATION_DEPTH = 3;

/**
 * Opens entries for editing.
 * @param items as the store has them
 * @param createId creates a unique id
 */
export function toNodes(items: readonly NavigationItem[], createId: () => string): readonly NavigationNode[] {
  return items.map(({ children = [], ...item }) => ({
    id: createId(),
    item,
    isFolder: targetOf({ ...item, children }).kind === 'folder',
    children: toNodes(children, createId),
  }));
}

/**
 * Writes entries as the store takes them.
 * @param nodes as they were edited
 * @returns the entries; a folder stays one, also without anything in it
 */
export function toItems(nodes: readonly NavigationNode[]): readonly NavigationItem[] {
  return nodes.map(({ item, isFolder, children }) => {
    if (!isFolder) return item;
    const isBare = children.length === 0 && targetOf(item).kind !== 'folder';
    return {
      ...item,
      ...(isBare && { folderBehavior: FOLDER_BEHAVIORS.index }),
      children: toItems(children),
    };
  });
}

/**
 * Lists all entries, folders before their children.
 * @param nodes the navigation
 */
export function rowsOf(nodes: readonly NavigationNode[]): readonly NavigationRow[] {
  return spread(nodes, null, 0);
}

function spread(
  nodes: readonly NavigationNode[],
  parentId: string | null,
  depth: number,
): readonly NavigationRow[] {
  return nodes.flatMap((node, index) => [
    { node, parentId, index, depth, count: nodes.length },
    ...spread(node.children, node.id, depth + 1),
  ]);
}

/**
 * Removes an entry and its children.
 * @param nodes the navigation
 * @param id which entry
 */
export function removeNode(nodes: readonly NavigationNode[], id: string): readonly NavigationNode[] {
  return nodes
    .filter((node) => node.id !== id)
    .map((node) =>
      node.children.length === 0 ? node : { ...node, children: removeNode(node.children, id) },
    );
}

/**
 * Inserts an entry.
 * @param nodes the navigation
 * @param node the entry
 * @param place its new position; clamped to the ends
 */
export function insertNode(
  nodes: readonly NavigationNode[],
  node: NavigationNode,
  { parentId, index }: NavigationPlace,
): readonly NavigationNode[] {
  if (parentId === null) return nodes.toSpliced(Math.max(0, index), 0, node);
  return nodes.map((one) => ({
    ...one,
    children: insertNode(one.children, node, { parentId: one.id === parentId ? null : parentId, index }),
  }));
}

/**
 * Changes properties of an entry.
 * @param nodes the navigation
 * @param id which entry
 * @param changes property → value; undefined removes a property
 */
export function editNode(
  nodes: readonly NavigationNode[],
  id: string,
  changes: NavigationItem,
): readonly NavigationNode[] {
  return nodes.map((node) => {
    if (node.id !== id) return { ...node, children: editNode(node.children, id, changes) };
    const item = Object.entries({ ...node.item, ...changes }).filter(([, value]) => value !== undefined);
    return { ...node, item: Object.fromEntries(item) };
  });
}

/**
 * Finds the position after a step.
 * @param nodes the navigation
 * @param id which entry
 * @param step up or down among those beside it, into the folder above it, out of its folder
 * @returns null where there is none
 * Source: docs/behaviour/owner.md §2.11
 */
export function placeOfStep(
  nodes: readonly NavigationNode[],
  id: string,
  step: NavigationStep,
): NavigationPlace | null {
  const rows = rowsOf(nodes);
  const row = rows.find(({ node }) => node.id === id);
  if (!row) return null;
  const { parentId, index, count } = row;
  switch (step) {
    case 'up':
      return index > 0 ? { parentId, index: index - 1 } : null;
    case 'down':
      return index < count - 1 ? { parentId, index: index + 1 } : null;
    case 'in':
      return placeAbove(rows, row);
    case 'out': {
      const folder = rows.find(({ node }) => node.id === parentId);
      return folder ? { parentId: folder.parentId, index: folder.index + 1 } : null;
    }
  }
}

/** The end of the folder above it. */
function placeAbove(rows: readonly NavigationRow[], row: NavigationRow): NavigationPlace | null {
  const above = rows.find(({ parentId, index }) => parentId === row.parentId && index === row.index - 1);
  const hasSpace = above?.node.isFolder === true && row.depth + heightOf(row.node) < NAVIGATION_DEPTH;
  return hasSpace ? { parentId: above.node.id, index: above.node.children.length } : null;
}

/**
 * Finds the position at which a dragged entry is dropped.
 * @param nodes the navigation
 * @param id which entry
 * @param to its index in the flat list without its children, from 0
 * @param requestedDepth the depth at which it is held; the nearest possible depth is used
 * @returns the position and its depth; null for an unknown entry
 * Source: docs/behaviour/owner.md §2.11
 */
export function placeOfDrag(
  nodes: readonly NavigationNode[],
  id: string,
  to: number,
  requestedDepth: number,
): (NavigationPlace & { readonly depth: number }) | null {
  const row = rowsOf(nodes).find(({ node }) => node.id === id);
  if (!row) return null;
  const others = rowsOf(removeNode(nodes, id));
  const before = others[to - 1];
  const deepest = before ? before.depth + (before.node.isFolder ? 1 : 0) : 0;
  const shallowest = others[to]?.depth ?? 0;
  const highest = Math.min(deepest, NAVIGATION_DEPTH - heightOf(row.node));
  const depth = Math.max(shallowest, Math.min(highest, Math.max(0, requestedDepth)));
  // No position in a full folder.
  if (depth + heightOf(row.node) > NAVIGATION_DEPTH) return { ...row, depth: row.depth };
  const above = others.slice(0, to).toReversed();
  const folder = above.find((one) => one.depth === depth - 1);
  const beside = above.find((one) => one.depth === depth && one.parentId === (folder?.node.id ?? null));
  return { parentId: folder?.node.id ?? null, index: beside ? beside.index + 1 : 0, depth };
}

/**
 * Merges the stored entries into the edited ones, such as the names of new folders.
 * @param nodes the entries now
 * @param sent as they were sent
 * @param items as the store has them
 * @returns the entries with their ids; null if the stored ones do not match
 */
export function adoptItems(
  nodes: readonly NavigationNode[],
  sent: readonly NavigationNode[],
  items: readonly NavigationItem[],
): readonly NavigationNode[] | null {
  const sentRows = rowsOf(sent);
  const savedRows = rowsOf(toNodes(items, () => ''));
  const isSameShape =
    sentRows.length === savedRows.length &&
    sentRows.every(({ depth }, index) => depth === savedRows[index]?.depth);
  if (!isSameShape) return null;
  const saved = sentRows.map(({ node }, index) => {
    const item = savedRows[index]?.node.item;
    return [node.id, { sent: node.item, item }] as const;
  });
  return adopt(nodes, new Map(saved));
}

function adopt(
  nodes: readonly NavigationNode[],
  saved: ReadonlyMap<string, { readonly sent: NavigationItem; readonly item: NavigationItem | undefined }>,
): readonly NavigationNode[] {
  return nodes.map((node) => {
    const { sent, item } = saved.get(node.id) ?? {};
    // Edits made in the meantime are kept.
    const now = node.item === sent ? item : { ...item, ...node.item };
    return { ...node, item: now ?? node.item, children: adopt(node.children, saved) };
  });
}

/** The number of levels of an entry, itself included. */
function heightOf({ children }: NavigationNode): number {
  return 1 + Math.max(0, ...children.map(heightOf));
}
