import type { Database, StoreTransaction } from '../../platform/database/tables.ts';

/** The likes of an item, as a visitor sees them. */
export interface Likes {
  readonly count: number;
  /** Whether the visitor is among them. */
  readonly isLiked: boolean;
}

/**
 * Counts the likes of an item.
 * @param db the store's database
 * @param itemId which item
 * @param sessionId the visitor
 * Source: docs/behaviour/reference-store.md §15.3
 */
export async function findLikes(db: Database, itemId: string, sessionId: string): Promise<Likes> {
  const { count, own } = await db
    .selectFrom('likes')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.countAll<number>().filterWhere('session_id', '=', sessionId).as('own'),
    ])
    .where('item_id', '=', itemId)
    .executeTakeFirstOrThrow();
  return { count, isLiked: own > 0 };
}

/**
 * Sets whether a visitor likes an item. Repeating it changes nothing.
 * @param db the store's database
 * @param itemId which item
 * @param sessionId the visitor
 * @param isLiked whether they like it from now on
 * Source: docs/behaviour/reference-store.md §15.3
 */
export async function setLike(
  db: Database,
  itemId: string,
  sessionId: string,
  isLiked: boolean,
): Promise<void> {
  if (isLiked)
    await db
      .insertInto('likes')
      .values({ item_id: itemId, session_id: sessionId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else
    await db.deleteFrom('likes').where('item_id', '=', itemId).where('session_id', '=', sessionId).execute();
}

/**
 * Moves the likes of a session to another, which likes each item once.
 * @param transaction an open transaction
 * @param from the session that ends
 * @param to the session that continues
 * Source: docs/behaviour/reference-store.md §15.3
 */
export async function moveLikes(transaction: StoreTransaction, from: string, to: string): Promise<void> {
  await transaction
    .insertInto('likes')
    .columns(['item_id', 'session_id', 'liked_at'])
    .expression((likes) =>
      likes
        .selectFrom('likes')
        .select((builder) => ['item_id', builder.val(to).as('session_id'), 'liked_at'])
        .where('session_id', '=', from),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await transaction.deleteFrom('likes').where('session_id', '=', from).execute();
}
