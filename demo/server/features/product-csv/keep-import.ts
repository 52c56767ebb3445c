import { randomUUID } from 'node:crypto';

import type { Database } from '../../platform/database/tables.ts';
import type { CheckedProduct } from './check-products.ts';
import { IMPORT_LIMITS } from './limits.ts';
import type { ReadImport, SentFile } from './read-import.ts';

/**
 * Stores a checked file until the owner confirms it, in small steps. One that was interrupted cannot be confirmed.
 * @param db the store's database
 * @param read the file
 * @param sent how it is imported, and its name
 * @returns the id of the import
 * Source: docs/behaviour/reference-store.md §28.7
 */
export async function keepImport(
  db: Database,
  read: ReadImport,
  { collectionId, makesStores, fileName }: Omit<SentFile, 'bytes'> & { readonly fileName: string },
): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('product_imports')
    .values({
      id,
      state: 'reading',
      layout: read.layout,
      file_name: fileName,
      collection_id: collectionId,
      makes_stores: makesStores,
      row_count: read.rowCount,
      warnings: JSON.stringify(read.warnings),
    })
    .execute();
  for (let start = 0; start < read.products.length; start += IMPORT_LIMITS.checkedAtOnce) {
    const some = read.products.slice(start, start + IMPORT_LIMITS.checkedAtOnce);
    await db
      .insertInto('product_import_items')
      .values(some.map((product, index) => toRow(id, start + index, product)))
      .execute();
  }
  await db.updateTable('product_imports').set({ state: 'ready' }).where('id', '=', id).execute();
  await removeOldest(db);
  return id;
}

function toRow(importId: string, position: number, product: CheckedProduct) {
  const { draft, title, plan, facts, variantCount, problems, productId } = product;
  return {
    import_id: importId,
    position,
    line: draft.line,
    row_count: draft.rowCount,
    title: title.slice(0, TITLE_LENGTH),
    plan,
    facts,
    variant_count: variantCount,
    draft: plan === 'new' || plan === 'changed' ? JSON.stringify(draft) : null,
    problems: JSON.stringify(problems),
    result: null,
    product_id: productId ?? null,
  };
}

const TITLE_LENGTH = 200;

/** A running import stays, however old it is. */
async function removeOldest(db: Database): Promise<void> {
  await db
    .deleteFrom('product_imports')
    .where('state', '!=', 'importing')
    .where('id', 'not in', (query) =>
      query
        .selectFrom('product_imports')
        .select('id')
        .orderBy('position', 'desc')
        .limit(IMPORT_LIMITS.keptImports),
    )
    .execute();
}

/**
 * Deletes imports that are older than a week. A running one stays.
 * @param db the store's database
 * @param nowMs the time now, in milliseconds since 1970
 * Source: docs/behaviour/reference-store.md §28.7
 */
export async function sweepImports(db: Database, nowMs: number): Promise<void> {
  await db
    .deleteFrom('product_imports')
    .where('state', '!=', 'importing')
    .where('created_at', '<', new Date(nowMs - IMPORT_LIMITS.keptMs))
    .execute();
}
