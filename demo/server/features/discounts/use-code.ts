import { sql } from 'kysely';

import type { StoreTransaction } from '../../platform/database/tables.ts';
import { refusal } from '../../platform/shared/refusal.ts';
import type { Discount } from './discount.ts';
import { emailKeyOf } from './email-key.ts';

/**
 * Counts a use of a discount code. Conditional statements check and count in one, and the lock of the discount lasts until the
 * order is written, so that concurrent orders never exceed a limit.
 * @param transaction that of the order; a refusal must roll it back
 * @param order its id, and the customer's email
 * @param discount the code, which applied when it was read
 * @throws Refusal 409 if it has been used up, ended or changed meanwhile
 * Source: docs/behaviour/reference-store.md §23.6
 */
export async function useCode(
  transaction: StoreTransaction,
  { orderId, email }: { readonly orderId: string; readonly email: string },
  { id, code, version }: Discount,
): Promise<void> {
  const emailKey = emailKeyOf(email);
  await countUse(transaction, id, version);
  await countCustomer(transaction, id, emailKey);
  await transaction
    .insertInto('order_codes')
    .values({ order_id: orderId, discount_id: id, code, email_key: emailKey })
    .execute();
}

async function countUse(transaction: StoreTransaction, id: string, version: number): Promise<void> {
  const counted = await transaction
    .updateTable('discounts')
    .set((expression) => ({ uses: expression('uses', '+', 1) }))
    .where('id', '=', id)
    .where('version', '=', version)
    .where((expression) =>
      expression.or([
        expression('max_uses', 'is', null),
        expression('uses', '<', expression.ref('max_uses')),
      ]),
    )
    .returning('id')
    .executeTakeFirst();
  if (counted !== undefined) return;
  const left = await transaction
    .selectFrom('discounts')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirst();
  throw refusal(409, left?.version === version ? 'codeUsedUp' : 'cartChanged');
}

async function countCustomer(transaction: StoreTransaction, id: string, emailKey: string): Promise<void> {
  const { limit } = await transaction
    .selectFrom('discounts')
    .select('max_uses_per_customer as limit')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const counted = await transaction
    .insertInto('discount_customers')
    .values({ discount_id: id, email_key: emailKey, uses: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['discount_id', 'email_key'])
        .doUpdateSet({ uses: sql<number>`discount_customers.uses + 1` })
        .where(sql<boolean>`discount_customers.uses < ${limit ?? Number.MAX_SAFE_INTEGER}`),
    )
    .returning('uses')
    .executeTakeFirst();
  if (counted === undefined) throw refusal(409, 'codeUsedByCustomer');
}

/**
 * Stops counting the use of an order's discount code, once: it can be used again.
 * @param transaction that of the cancellation
 * @param orderId which order; nothing happens without a code
 * Source: docs/behaviour/reference-store.md §23.8
 */
export async function returnCodeUse(transaction: StoreTransaction, orderId: string): Promise<void> {
  const returned = await transaction
    .updateTable('order_codes')
    .set({ returned_at: new Date() })
    .where('order_id', '=', orderId)
    .where('returned_at', 'is', null)
    .returning(['discount_id', 'email_key'])
    .executeTakeFirst();
  if (!returned?.discount_id) return;
  const { discount_id: id, email_key: emailKey } = returned;
  await transaction
    .updateTable('discounts')
    .set((expression) => ({ uses: expression('uses', '-', 1) }))
    .where('id', '=', id)
    .where('uses', '>', 0)
    .execute();
  await transaction
    .updateTable('discount_customers')
    .set((expression) => ({ uses: expression('uses', '-', 1) }))
    .where('discount_id', '=', id)
    .where('email_key', '=', emailKey)
    .where('uses', '>', 0)
    .execute();
}
