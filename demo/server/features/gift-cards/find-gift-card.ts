import type { Database, StoreTransaction } from '../../platform/database/tables.ts';

/** A gift card that pays; its balance is integer cents. */
export interface GiftCard {
  readonly code: string;
  readonly leftCents: number;
}

/**
 * Finds a gift card by its code.
 * @param db the database or an open transaction
 * @param code as it was typed: in any case, with spaces or other hyphens
 * Source: docs/behaviour/reference-store.md §23.2
 */
export async function findGiftCard(
  db: Database | StoreTransaction,
  code: string,
): Promise<GiftCard | undefined> {
  const row = await db
    .selectFrom('gift_cards')
    .select(['code', 'left_cents as leftCents'])
    .where('code', '=', spellingOf(code))
    .executeTakeFirst();
  return row && { code: row.code, leftCents: row.leftCents };
}

const GROUPS = /.{4}(?=.)/g;

/** Codes have no letters that are misread: I and L stand for 1, O for 0. */
function spellingOf(typed: string): string {
  return typed
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replace(/[IL]/g, '1')
    .replace(/O/g, '0')
    .replace(GROUPS, '$&-');
}
