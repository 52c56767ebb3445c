import type { Database } from '../../platform/database/tables.ts';
import type { CursorPage } from './find-groups.ts';
import type { Target } from './schemas.ts';

/** A restock sign-up. */
export interface WaitingSignup {
  readonly id: string;
  readonly siteVisitorEmail: string;
  readonly isJoinMailingList: boolean;
  readonly language: string;
  /** In milliseconds since 1970. */
  readonly createdOn: number;
}

const PAGE_SIZE = 50;

/**
 * Finds a page of the sign-ups for a variant, the oldest first.
 * @param db the store's database
 * @param target the variant
 * @param cursor of the page; 0 for the first one
 * Source: docs/behaviour/restock.md §5.1
 */
export async function findSignups(
  db: Database,
  { productId, variantId }: Target,
  cursor: number,
): Promise<CursorPage<WaitingSignup>> {
  const rows = await db
    .selectFrom('restock_signups')
    .selectAll()
    .where('product_id', '=', productId)
    .where('variant_id', '=', variantId)
    .where('sent_at', 'is', null)
    .where('position', '>', cursor)
    .orderBy('position')
    .limit(PAGE_SIZE + 1)
    .execute();
  const shown = rows.slice(0, PAGE_SIZE);
  const last = rows.length > PAGE_SIZE ? shown.at(-1) : undefined;
  return {
    items: shown.map((row) => ({
      id: row.id,
      siteVisitorEmail: row.email,
      isJoinMailingList: row.joins_mailing_list,
      language: row.language,
      createdOn: row.created_at.getTime(),
    })),
    nextPageCursor: last === undefined ? null : String(last.position),
  };
}
