import { maskCodes } from '../../../platform/credentials/index.ts';
import type { StoreTransaction } from '../../../platform/database/tables.ts';

/** A code that an order has used. */
export interface UsedCode {
  /** That of a gift card is masked. */
  readonly code: string;
  /** What the gift card has paid, in integer cents; undefined for a discount code. */
  readonly paidCents: number | undefined;
}

/**
 * Finds the codes that an order has used, for the owner.
 * @param transaction an open transaction
 * @param orderId which order
 * Source: docs/behaviour/owner-pages.md §20.5
 */
export async function findUsedCodes(
  transaction: StoreTransaction,
  orderId: string,
): Promise<readonly UsedCode[]> {
  const codes = await transaction
    .selectFrom('order_codes')
    .select('code')
    .where('order_id', '=', orderId)
    .execute();
  const cards = await transaction
    .selectFrom('order_gift_cards')
    .select(['code', 'cents'])
    .where('order_id', '=', orderId)
    .orderBy('code')
    .execute();
  return [
    ...codes.map(({ code }) => ({ code, paidCents: undefined })),
    ...cards.map(({ code, cents }) => ({ code: maskCodes(code), paidCents: cents })),
  ];
}
