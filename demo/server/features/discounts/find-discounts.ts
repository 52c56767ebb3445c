import { type Page, type PageCursor, readPage } from '../../platform/database/read-page.ts';
import type { Database, StoreTransaction } from '../../platform/database/tables.ts';
import { inSnapshot } from '../../platform/database/transaction.ts';
import { type Discount, toDiscount } from './discount.ts';
import { emailKeyOf } from './email-key.ts';

/**
 * Finds a discount by its code.
 * @param db the database or an open transaction
 * @param code in any case
 */
export async function findDiscount(
  db: Database | StoreTransaction,
  code: string,
): Promise<Discount | undefined> {
  const row = await db
    .selectFrom('discounts')
    .selectAll()
    .where('code', '=', code.toUpperCase())
    .executeTakeFirst();
  return row && toDiscount(row);
}

/**
 * Finds a discount by its id.
 * @param db the database or an open transaction
 * @param id which
 */
export async function findDiscountById(
  db: Database | StoreTransaction,
  id: string,
): Promise<Discount | undefined> {
  const row = await db.selectFrom('discounts').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toDiscount(row);
}

/**
 * Counts how often a customer has used a discount.
 * @param db the database or an open transaction
 * @param discountId which
 * @param email of the customer
 */
export async function countCustomerUses(
  db: Database | StoreTransaction,
  discountId: string,
  email: string,
): Promise<number> {
  const row = await db
    .selectFrom('discount_customers')
    .select('uses')
    .where('discount_id', '=', discountId)
    .where('email_key', '=', emailKeyOf(email))
    .executeTakeFirst();
  return row?.uses ?? 0;
}

/**
 * Finds a page of all discounts, for the owner.
 * @param db the store's database
 * @param cursor which page
 * Source: docs/behaviour/owner-pages.md §20.1
 */
export async function findDiscounts(db: Database, cursor: PageCursor): Promise<Page<Discount>> {
  return inSnapshot(db, async (transaction) => {
    const page = await readPage(transaction.selectFrom('discounts').selectAll(), 'discounts', cursor);
    return { ...page, items: page.items.map(toDiscount) };
  });
}
