import { randomUUID } from 'node:crypto';

import type { StoreTransaction } from '../../platform/database/tables.ts';
import { Refusal, refusal } from '../../platform/shared/refusal.ts';
import { COLLECTION_LIMITS } from './collection-limits.ts';
import { createRootCategory } from './create-collection.ts';
import { lockCollection } from './save-collection.ts';
import type { CategoryValues } from './schemas.ts';
import { STORE_TEXTS } from './texts.ts';

/** A category among the others of its collection. */
interface Node {
  readonly id: string;
  readonly parentId: string;
  readonly name: string;
  readonly displayIndex: number;
}

/** The categories of a collection. */
interface Tree {
  readonly rootId: string;
  readonly nodes: ReadonlyMap<string, Node>;
}

/**
 * Adds a category to a collection, as the last one of its parent.
 * @param transaction an open transaction; a refusal must roll it back
 * @param collectionId which collection
 * @param values checked
 * @returns its id
 * @throws Refusal 400 with a sentence per field for a taken name, an unknown parent, too many categories or too many levels; 404
 * without the collection
 * Source: docs/behaviour/owner-pages.md §22.5
 */
export async function addCategory(
  transaction: StoreTransaction,
  collectionId: string,
  { displayName, parent }: CategoryValues,
): Promise<string> {
  const tree = await lockTree(transaction, collectionId);
  if (tree.nodes.size > COLLECTION_LIMITS.categories)
    throw invalid({ displayName: STORE_TEXTS.tooManyCategories });
  const parentId = parentIn(tree, parent);
  checkName(tree, displayName);
  checkDepth(depthOf(tree, parentId) + 1);
  const id = randomUUID();
  await transaction
    .insertInto('categories')
    .values({
      id,
      collection_id: collectionId,
      display_name: displayName,
      parent_category_id: parentId,
      type: 'CATEGORY',
      page_rendering: 'LIST_VIEW',
      display_index: nextIndex(tree, parentId),
    })
    .execute();
  return id;
}

/**
 * Renames a category, or moves it with everything below it to another parent.
 * @param transaction an open transaction; a refusal must roll it back
 * @param place its collection, and which one
 * @param values checked
 * @throws Refusal 400 with a sentence per field, also for a parent inside the category; 404 if there is none
 * Source: docs/behaviour/owner-pages.md §22.5
 */
export async function changeCategory(
  transaction: StoreTransaction,
  { collectionId, id }: CategoryPlace,
  { displayName, parent }: CategoryValues,
): Promise<void> {
  const tree = await lockTree(transaction, collectionId);
  const node = nodeIn(tree, id);
  const parentId = parentIn(tree, parent);
  checkName(tree, displayName, id);
  if (pathOf(tree, parentId).includes(id)) throw invalid({ parent: STORE_TEXTS.insideItself });
  checkDepth(depthOf(tree, parentId) + heightOf(tree, id));
  await transaction
    .updateTable('categories')
    .set({
      display_name: displayName,
      ...(parentId !== node.parentId && {
        parent_category_id: parentId,
        display_index: nextIndex(tree, parentId),
      }),
    })
    .where('id', '=', id)
    .execute();
}

/** A category, and the collection that it belongs to. */
export interface CategoryPlace {
  readonly collectionId: string;
  readonly id: string;
}

/**
 * Swaps a category with the one before or after it. The first one cannot move up, nor the last one down.
 * @param transaction an open transaction
 * @param place its collection, and which one
 * @param direction `up` or `down`
 * @throws Refusal 404 if there is none
 * Source: docs/behaviour/owner-pages.md §22.5
 */
export async function moveCategory(
  transaction: StoreTransaction,
  { collectionId, id }: CategoryPlace,
  direction: 'up' | 'down',
): Promise<void> {
  const tree = await lockTree(transaction, collectionId);
  const { parentId } = nodeIn(tree, id);
  const siblings = childrenOf(tree, parentId);
  const index = siblings.findIndex((sibling) => sibling.id === id);
  const other = siblings[direction === 'up' ? index - 1 : index + 1];
  const own = siblings[index];
  if (own === undefined || other === undefined) return;
  await setIndex(transaction, own.id, other.displayIndex);
  await setIndex(transaction, other.id, own.displayIndex);
}

/**
 * Deletes a category. Its subcategories move to its parent, and products lose it. A repetition has no effect.
 * @param transaction an open transaction
 * @param place its collection, and which one
 * Source: docs/behaviour/owner-pages.md §22.6
 */
export async function deleteCategory(
  transaction: StoreTransaction,
  { collectionId, id }: CategoryPlace,
): Promise<void> {
  const tree = await lockTree(transaction, collectionId);
  const node = tree.nodes.get(id);
  if (node === undefined || id === tree.rootId) return;
  const start = nextIndex(tree, node.parentId);
  await transaction
    .updateTable('categories')
    .set((row) => ({ parent_category_id: node.parentId, display_index: row('display_index', '+', start) }))
    .where('parent_category_id', '=', id)
    .execute();
  await transaction.deleteFrom('categories').where('id', '=', id).execute();
}

async function lockTree(transaction: StoreTransaction, collectionId: string): Promise<Tree> {
  await lockCollection(transaction, collectionId);
  const root = await createRootCategory(transaction, collectionId);
  const rows = await transaction
    .selectFrom('categories')
    .select(['id', 'parent_category_id', 'display_name', 'display_index'])
    .where('collection_id', '=', collectionId)
    .orderBy('display_index')
    .orderBy('id')
    .execute();
  const nodes = rows.map((row): [string, Node] => [
    row.id,
    {
      id: row.id,
      parentId: row.parent_category_id,
      name: row.display_name,
      displayIndex: row.display_index,
    },
  ]);
  return { rootId: root.id, nodes: new Map(nodes) };
}

function nodeIn({ rootId, nodes }: Tree, id: string): Node {
  const node = nodes.get(id);
  if (node === undefined || id === rootId) throw refusal(404, 'unknownItem');
  return node;
}

function parentIn({ rootId, nodes }: Tree, name: string): string {
  if (name === '') return rootId;
  const parent = [...nodes.values()].find((node) => isSameName(node.name, name));
  if (parent === undefined) throw invalid({ parent: STORE_TEXTS.unknownCategory(name) });
  return parent.id;
}

function checkName({ nodes }: Tree, name: string, id?: string): void {
  const same = [...nodes.values()].find((node) => isSameName(node.name, name));
  if (same !== undefined && same.id !== id) throw invalid({ displayName: STORE_TEXTS.takenCategory });
}

/**
 * Whether two names are those of the same category.
 * @param one a name
 * @param other another one
 */
export function isSameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

function checkDepth(depth: number): void {
  if (depth > COLLECTION_LIMITS.categoryDepth) throw invalid({ parent: STORE_TEXTS.tooDeep });
}

/** From a category to the root, itself included. */
function pathOf({ nodes }: Tree, id: string): readonly string[] {
  const path: string[] = [];
  for (
    let node = nodes.get(id);
    node !== undefined && path.length < nodes.size;
    node = nodes.get(node.parentId)
  )
    path.push(node.id);
  return path;
}

/** 0 for the root. */
function depthOf(tree: Tree, id: string): number {
  return pathOf(tree, id).length - 1;
}

/** The levels of a category and those below it: 1 without subcategories. */
function heightOf(tree: Tree, id: string): number {
  const own = depthOf(tree, id);
  const below = [...tree.nodes.keys()].filter((other) => pathOf(tree, other).includes(id));
  return Math.max(...below.map((other) => depthOf(tree, other))) - own + 1;
}

function childrenOf({ nodes }: Tree, parentId: string): readonly Node[] {
  return [...nodes.values()].filter((node) => node.parentId === parentId);
}

function nextIndex(tree: Tree, parentId: string): number {
  return (childrenOf(tree, parentId).at(-1)?.displayIndex ?? 0) + 1;
}

async function setIndex(transaction: StoreTransaction, id: string, displayIndex: number): Promise<void> {
  await transaction
    .updateTable('categories')
    .set({ display_index: displayIndex })
    .where('id', '=', id)
    .execute();
}

function invalid(errors: Readonly<Record<string, string>>): Refusal {
  return new Refusal(400, 'invalid', Object.values(errors)[0] ?? '', { errors });
}
