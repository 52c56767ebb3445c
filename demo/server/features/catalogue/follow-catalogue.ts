import { type Kysely, sql } from 'kysely';

/**
 * Lets a column with the id of a product follow it: rows of a deleted product are deleted.
 * @param db a database with the table
 * @param table the table
 * @param column its column, with a reference as the database names it
 */
export async function followProducts(db: Kysely<unknown>, table: string, column: string): Promise<void> {
  await follow(db, { table, column, of: sql`products (id)`, onDelete: sql`cascade` });
}

/**
 * Lets a column with the sku of a variant follow it: a new sku is written everywhere, and rows of a deleted variant are deleted.
 * Rows from before, whose variant is gone, stay.
 * @param db a database with the table
 * @param table the table
 * @param column its column, with a reference as the database names it, or none
 */
export async function followVariants(db: Kysely<unknown>, table: string, column: string): Promise<void> {
  await follow(db, { table, column, of: sql`variants (sku)`, onDelete: sql`cascade` });
}

/**
 * Keeps rows of deleted products and variants, without their reference.
 * @param db a database with the table
 * @param table the table
 * @param columns with the id of the product and the sku of the variant
 */
export async function outliveCatalogue(
  db: Kysely<unknown>,
  table: string,
  { product, variant }: { readonly product: string; readonly variant: string },
): Promise<void> {
  for (const column of [product, variant])
    await sql`alter table ${sql.table(table)} alter column ${sql.ref(column)} drop not null`.execute(db);
  const onDelete = sql`set null`;
  await follow(db, { table, column: product, of: sql`products (id)`, onDelete });
  await follow(db, { table, column: variant, of: sql`variants (sku)`, onDelete });
}

interface Reference {
  readonly table: string;
  readonly column: string;
  readonly of: ReturnType<typeof sql>;
  readonly onDelete: ReturnType<typeof sql>;
}

async function follow(db: Kysely<unknown>, { table, column, of, onDelete }: Reference): Promise<void> {
  const name = sql.id(`${table}_${column}_fkey`);
  await sql`alter table ${sql.table(table)}
    drop constraint if exists ${name},
    add constraint ${name} foreign key (${sql.ref(column)})
      references ${of} on update cascade on delete ${onDelete} not valid`.execute(db);
}
