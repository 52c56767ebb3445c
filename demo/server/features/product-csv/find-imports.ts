import type { Selectable } from 'kysely';

import type { Database, Tables } from '../../platform/database/tables.ts';
import { IMPORT_LIMITS } from './limits.ts';
import type { RowProblem } from './product-draft.ts';
import type { Plan, Result } from './tables.ts';

/** An import. */
export type StoredImport = Selectable<Tables['product_imports']>;

/** A product of an import, as its page lists it. */
export interface ImportItem {
  readonly line: number;
  readonly title: string;
  readonly plan: Plan;
  readonly facts: string;
  readonly problems: readonly RowProblem[];
  readonly result: Result | null;
  readonly productId: string | null;
}

/** The number of products and of their rows, by plan and result. */
export interface ImportCount {
  readonly plan: Plan;
  readonly result: Result | null;
  readonly products: number;
  readonly rows: number;
  readonly variants: number;
}

const PAGE_SIZE = 25;

/**
 * Lists the recent imports.
 * @param db the store's database
 * @returns the newest first
 */
export function findImports(db: Database): Promise<readonly StoredImport[]> {
  return db
    .selectFrom('product_imports')
    .selectAll()
    .where('state', '!=', 'reading')
    .orderBy('position', 'desc')
    .limit(IMPORT_LIMITS.keptImports)
    .execute();
}

/**
 * Finds an import.
 * @param db the store's database
 * @param id which one
 */
export function findImport(db: Database, id: string): Promise<StoredImport | undefined> {
  return db.selectFrom('product_imports').selectAll().where('id', '=', id).executeTakeFirst();
}

/**
 * Counts the products of an import.
 * @param db the store's database
 * @param id which one
 */
export function countItems(db: Database, id: string): Promise<readonly ImportCount[]> {
  return db
    .selectFrom('product_import_items')
    .select(({ fn }) => [
      'plan',
      'result',
      fn.countAll<number>().as('products'),
      fn.sum<number>('row_count').as('rows'),
      fn.sum<number>('variant_count').as('variants'),
    ])
    .where('import_id', '=', id)
    .groupBy(['plan', 'result'])
    .execute();
}

/** A page of the products of an import. */
export interface ItemPage {
  readonly items: readonly ImportItem[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
}

/**
 * Reads a page of the products of an import.
 * @param db the store's database
 * @param id which one
 * @param query the page, and which products: '' for all, `broken` includes those that could not be saved
 */
export async function findItems(
  db: Database,
  id: string,
  { page, state }: { readonly page: number; readonly state: string },
): Promise<ItemPage> {
  const all = db
    .selectFrom('product_import_items')
    .where('import_id', '=', id)
    .$if(state === 'broken', (query) => query.where('problems', '!=', '[]'))
    .$if(['new', 'changed', 'same'].includes(state), (query) => query.where('plan', '=', state as Plan));
  const { total } = await all.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const shown = Math.min(page, pages);
  const rows = await all
    .select(['line', 'title', 'plan', 'facts', 'problems', 'result', 'product_id as productId'])
    .orderBy('position')
    .offset((shown - 1) * PAGE_SIZE)
    .limit(PAGE_SIZE)
    .execute();
  const items = rows.map((row) => ({ ...row, problems: JSON.parse(row.problems) as RowProblem[] }));
  return { items, total, page: shown, pages };
}
