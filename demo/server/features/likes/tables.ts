import type { ColumnType, Kysely } from 'kysely';

import { required, writtenNow } from '../../platform/database/columns.ts';

/** A visitor's like of a post. */
interface LikesTable {
  item_id: string;
  /** The session of the visitor, or that of the member. */
  session_id: string;
  liked_at: ColumnType<Date, Date | undefined, never>;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    likes: LikesTable;
  }
}

/**
 * Creates the table of likes.
 * @param db a database with the store's first tables
 */
export async function createLikes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('likes')
    .addColumn('item_id', 'text', required)
    .addColumn('session_id', 'text', required)
    .addColumn('liked_at', 'timestamptz', writtenNow)
    .addPrimaryKeyConstraint('likes_key', ['item_id', 'session_id'])
    .execute();
}
