import { type Kysely, sql } from 'kysely';

/** Table → its primary key. */
const TABLES = { orders: 'id', gift_cards: 'code' } as const;

/**
 * Gives orders and gift cards a place in the order in which they came, so that they can be listed page by page.
 * @param db a database with orders and gift cards
 */
export async function placeOrders(db: Kysely<unknown>): Promise<void> {
  for (const [table, key] of Object.entries(TABLES)) {
    await db.schema
      .alterTable(table)
      .addColumn('position', 'bigserial', (column) => column.notNull())
      .execute();
    // PostgreSQL numbers what is there as it lies on the disk.
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
