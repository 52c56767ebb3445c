import { type ColumnDefinitionBuilder, type CreateTableBuilder, type Kysely, sql } from 'kysely';

/**
 * Makes a column the primary key.
 * @param column being defined
 * @returns the same, unique and never empty
 */
export function key(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder {
  return column.primaryKey();
}

/**
 * Makes a column required.
 * @param column being defined
 */
export function required(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder {
  return column.notNull();
}

/**
 * Makes a column hold the time when its row was written.
 * @param column being defined
 * @returns the same, with a default set by the database
 */
export function writtenNow(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder {
  return column.notNull().defaultTo(sql`now()`);
}

/**
 * Starts a table of entities that have a page.
 * @param db the database
 * @param name the table
 * @returns the table with id, slug, and details as JSON text
 */
export function pagesTable<Name extends string>(
  db: Kysely<unknown>,
  name: Name,
): CreateTableBuilder<Name, 'id' | 'slug' | 'details'> {
  return db.schema
    .createTable(name)
    .addColumn('id', 'text', key)
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('details', 'text', required);
}
