import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';

import type { Database, StoreTransaction, Tables } from '../../platform/database/tables.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Refusal } from '../../platform/shared/refusal.ts';
import { DISCOUNT_TEXTS } from './discount-texts.ts';
import type { DiscountValues } from './schemas.ts';

/** PostgreSQL's code for a value that another row has already. */
const TAKEN = '23505';

/**
 * Creates a discount code.
 * @param transaction an open transaction
 * @param values what the owner decided
 * @returns its id
 * @throws Refusal 400 for a code that is there already
 * Source: docs/behaviour/owner-pages.md §20.2
 */
export async function createDiscount(transaction: StoreTransaction, values: DiscountValues): Promise<string> {
  const id = randomUUID();
  const created = await transaction
    .insertInto('discounts')
    .values({ id, ...rowOf(values) })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (created === undefined) throw takenCode();
  return id;
}

/**
 * Changes a discount code.
 * @param db the store's database
 * @param key which, and the version that the owner has changed
 * @param values what the owner decided
 * @returns false if it has changed meanwhile, or is gone
 * @throws Refusal 400 for the code of another discount
 * Source: docs/behaviour/owner-pages.md §20.3
 */
export async function changeDiscount(
  db: Database,
  { id, version }: { readonly id: string; readonly version: number },
  values: DiscountValues,
): Promise<boolean> {
  try {
    const changed = await db
      .updateTable('discounts')
      .set({ ...rowOf(values), version: version + 1 })
      .where('id', '=', id)
      .where('version', '=', version)
      .returning('id')
      .executeTakeFirst();
    return changed !== undefined;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === TAKEN) throw takenCode();
    throw error;
  }
}

/**
 * Ends a discount code now, unless it has ended.
 * @param db the store's database
 * @param id which
 * Source: docs/behaviour/owner-pages.md §20.4
 */
export async function endDiscount(db: Database, id: string): Promise<void> {
  const now = new Date();
  await db
    .updateTable('discounts')
    .set((expression) => ({ ends_at: now, version: expression('version', '+', 1) }))
    .where('id', '=', id)
    .where((expression) =>
      expression.or([expression('ends_at', 'is', null), expression('ends_at', '>', now)]),
    )
    .execute();
}

/**
 * Deletes a discount code; orders keep its name and what it took off.
 * @param db the store's database
 * @param id which
 * Source: docs/behaviour/owner-pages.md §20.4
 */
export async function deleteDiscount(db: Database, id: string): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await transaction.deleteFrom('discounts').where('id', '=', id).execute();
  });
}

function takenCode(): Refusal {
  const { takenCode: sentence } = DISCOUNT_TEXTS;
  return new Refusal(400, 'invalid', sentence, { errors: { code: sentence } });
}

type Row = Omit<Insertable<Tables['discounts']>, 'id' | 'position' | 'uses' | 'version' | 'created_at'>;

function rowOf({ deduction, startsAtMs, endsAtMs, ...values }: DiscountValues): Row {
  return {
    code: values.code,
    percent: deduction && 'percent' in deduction ? deduction.percent : null,
    amount_cents: deduction && 'amountCents' in deduction ? deduction.amountCents : null,
    has_free_shipping: values.hasFreeShipping,
    minimum_cents: values.minimumCents,
    starts_at: startsAtMs === null ? null : new Date(startsAtMs),
    ends_at: endsAtMs === null ? null : new Date(endsAtMs),
    max_uses: values.maxUses,
    max_uses_per_customer: values.maxUsesPerCustomer,
  };
}
