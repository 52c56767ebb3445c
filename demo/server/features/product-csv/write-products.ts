import { sql } from 'kysely';

import type { Database, StoreTransaction } from '../../platform/database/tables.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Refusal } from '../../platform/shared/refusal.ts';
import { lockCatalogue } from '../catalogue/index.ts';
import { findEditedProducts, saveProduct, type StoredProduct } from '../products/index.ts';
import { createStore } from '../store-setup/index.ts';
import { IMPORT_LIMITS } from './limits.ts';
import { matchProducts } from './match-products.ts';
import { changesOf, type MergedProduct, mergeProduct } from './merge-product.ts';
import type { ProductDraft, RowProblem } from './product-draft.ts';
import { toRowProblems } from './row-problems.ts';
import {
  furtherRoom,
  isFull,
  moveIn,
  readRooms,
  type StoreRoom,
  type StoreRooms,
  wishedRoom,
} from './store-rooms.ts';
import type { Result } from './tables.ts';
import { IMPORT_TEXTS } from './texts.ts';

/** What has happened to a product. */
interface Written {
  readonly result: Result;
  readonly productId?: string;
  readonly problems?: readonly RowProblem[];
}

interface Item {
  readonly position: number;
  readonly draft: ProductDraft;
  /** The product that the preview would change; undefined for a new one. */
  readonly seenId: string | undefined;
}

/** What the products of one transaction are written with. */
interface WriteParts {
  readonly rooms: StoreRooms;
  readonly chosen: StoreRoom | undefined;
  readonly makesStores: boolean;
  readonly onFailed: (error: unknown) => void;
}

/**
 * Writes the next products of the oldest confirmed import, in one transaction with its progress. An import that another process
 * writes at this moment is left to it.
 * @param db the store's database
 * @param onFailed called with the error of a product that could not be saved
 * @returns false if there is nothing to write
 * @throws whatever the database throws; the same products are then written next
 * Source: docs/behaviour/reference-store.md §28.7
 */
export async function writeNextProducts(db: Database, onFailed: (error: unknown) => void): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const running = await transaction
      .selectFrom('product_imports')
      .select(['id', 'collection_id', 'makes_stores', 'next_position'])
      .where('state', '=', 'importing')
      .orderBy('position')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (running === undefined) return false;
    const items = await findItems(transaction, running.id, running.next_position);
    const last = items.at(-1);
    if (last !== undefined) {
      await lockCatalogue(transaction);
      const rooms = await readRooms(transaction);
      const chosen = rooms.find(running.collection_id);
      const makesStores = running.makes_stores;
      await writeItems(transaction, running.id, items, { rooms, chosen, makesStores, onFailed });
    }
    const isDone = items.length < IMPORT_LIMITS.writtenAtOnce;
    await transaction
      .updateTable('product_imports')
      .set({
        next_position: last === undefined ? running.next_position : last.position + 1,
        ...(isDone && { state: 'done' as const }),
      })
      .where('id', '=', running.id)
      .execute();
    return true;
  });
}

async function findItems(
  transaction: StoreTransaction,
  importId: string,
  from: number,
): Promise<readonly Item[]> {
  const rows = await transaction
    .selectFrom('product_import_items')
    .select(['position', 'draft', 'product_id'])
    .where('import_id', '=', importId)
    .where('position', '>=', from)
    .where('draft', 'is not', null)
    .orderBy('position')
    .limit(IMPORT_LIMITS.writtenAtOnce)
    .execute();
  return rows.map(({ position, draft, product_id: seenId }) => ({
    position,
    draft: JSON.parse(draft ?? '') as ProductDraft,
    seenId: seenId ?? undefined,
  }));
}

async function writeItems(
  transaction: StoreTransaction,
  importId: string,
  items: readonly Item[],
  parts: WriteParts,
): Promise<void> {
  const drafts = items.map(({ draft }) => draft);
  const { productOf } = await matchProducts(transaction, drafts);
  const stored = await findEditedProducts(transaction, [...new Set(productOf.values())]);
  for (const { position, draft, seenId } of items) {
    const { result, productId, problems } = await writeOne(transaction, draft, {
      ...parts,
      seenId,
      stored: stored.get(productOf.get(draft) ?? ''),
    });
    await transaction
      .updateTable('product_import_items')
      .set({
        result,
        ...(productId !== undefined && { product_id: productId }),
        ...(problems && { problems: JSON.stringify(problems) }),
      })
      .where('import_id', '=', importId)
      .where('position', '=', position)
      .execute();
  }
}

/** Of a product that cannot be saved nothing is written, and the others are. */
async function writeOne(
  transaction: StoreTransaction,
  draft: ProductDraft,
  parts: OneWrite,
): Promise<Written> {
  let rows: MergedProduct['rows'] = [];
  const onMerged = (merged: MergedProduct): void => {
    ({ rows } = merged);
  };
  const forgetAdded = parts.rooms.mark();
  await sql`savepoint product`.execute(transaction);
  try {
    const written = await saveOne(transaction, draft, { ...parts, onMerged });
    await sql`release savepoint product`.execute(transaction);
    return written;
  } catch (error) {
    // If the database itself has failed, the whole transaction is repeated.
    if (!isOfProduct(error)) throw error;
    await sql`rollback to savepoint product`.execute(transaction);
    forgetAdded();
    parts.onFailed(error);
    return { result: 'failed', problems: problemsOf(error, draft, rows) };
  }
}

/** What one product is written with. */
interface OneWrite extends WriteParts {
  readonly stored: StoredProduct | undefined;
  readonly seenId: Item['seenId'];
}

async function saveOne(
  transaction: StoreTransaction,
  draft: ProductDraft,
  parts: OneWrite & { readonly onMerged: (merged: MergedProduct) => void },
): Promise<Written> {
  const { stored, seenId, rooms } = parts;
  // Neither a product that was deleted is made again, nor one that was made meanwhile overwritten.
  const isOther = stored?.id !== seenId;
  if (isOther && seenId !== undefined) throw changedMeanwhile();
  const current = stored && rooms.find(stored.collectionId);
  const room = await roomFor(transaction, draft, { ...parts, current });
  const merged = await mergeProduct(draft, stored, room.id);
  parts.onMerged(merged);
  if (stored !== undefined && changesOf(merged.product, stored).length === 0)
    return { result: 'unchanged', productId: stored.id };
  if (isOther) throw changedMeanwhile();
  await saveProduct(transaction, merged.product, stored?.version);
  moveIn(room, current);
  return { result: stored === undefined ? 'created' : 'updated', productId: merged.product.id };
}

async function roomFor(
  transaction: StoreTransaction,
  { store }: ProductDraft,
  { rooms, chosen, makesStores, current }: WriteParts & { readonly current: StoreRoom | undefined },
): Promise<StoreRoom> {
  const wished = wishedRoom(rooms, { named: store, current, chosen });
  if (wished === undefined) throw changedMeanwhile();
  if (wished === current || !isFull(wished)) return wished;
  if (!makesStores) throw new Refusal(409, 'invalid', IMPORT_TEXTS.fullStore(wished.title));
  return furtherRoom(rooms, wished, (title) =>
    createStore(transaction, { title, description: '', isInNavigation: false }),
  );
}

function changedMeanwhile(): Refusal {
  return new Refusal(409, 'invalid', IMPORT_TEXTS.changedMeanwhile);
}

/** A refusal, or a value that the database refuses: repeating it would not help. */
function isOfProduct(error: unknown): boolean {
  if (error instanceof Refusal) return true;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^2[23]/.test(code);
}

function problemsOf(error: unknown, draft: ProductDraft, rows: MergedProduct['rows']): readonly RowProblem[] {
  const { line } = draft;
  if (!(error instanceof Refusal)) return [{ line, column: '', text: IMPORT_TEXTS.failed }];
  const { errors } = error.details;
  if (errors === undefined) return [{ line, column: '', text: error.message }];
  return toRowProblems(errors, draft, { rows }, { fields: new Map() })
    .slice(0, IMPORT_LIMITS.problemsPerProduct)
    .map(({ line: problemLine, text }) => ({ line: problemLine, column: '', text }));
}
