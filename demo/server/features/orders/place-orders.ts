import { type Kysely, sql } from 'kysely';

/** Table → its primary key. */
const TABLES = { orders: 'id', gift_cards: 'code' } as const;

/**
 * Adds a position to orders and gift cards, by the time they were placed, for paging.
 * @param db a database with orders and gift cards
 */
export async function placeOrders(db: Kysely<unknown>): Promise<void> {
  for (const [table, key] of Object.entries(TABLES)) {
    await db.schema
      .alterTable(table)
      .addColumn('position', 'bigserial', (column) => column.notNull())
      .execute();
    // PostgreSQL numbers existing rows in their order on disk.
    await sql`
      update ${sql.table(table)} as placed set position = numbered.place
      from (
        select ${sql.ref(key)} as key, row_number() over (order by created_at, ${sql.ref(key)}) as place
        from ${sql.table(table)}
      ) as numbered
      where placed.${sql.ref(key)} = numbered.key
    `.execute(db);
    await db.schema.alterTable(table).addUniqueConstraint(`${table}_position_key`, ['position']).execute();
  }
}
