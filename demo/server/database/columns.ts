import { type ColumnDefinitionBuilder, type CreateTableBuilder, type Kysely, sql } from 'kysely';

/**
 * The column that names a row.
 * @param column being defined
 * @returns the same, unique and never empty
 */
export function key(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder {
  return column.primaryKey();
}

/**
 * A column that is never empty.
 * @param column being defined
 * @returns the same
 */
export function required(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder {
  return column.notNull();
}

/**
 * A column that says when its row was written.
 * @param column being defined
 * @returns the same, filled in by the database
 */
export function writtenNow(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder {
  return column.notNull().defaultTo(sql`now()`);
}

/**
 * Begins a table of things that have a page of their own.
 * @param db the database
 * @param name the table
 * @returns the table with id, slug, and the details that are kept as JSON text
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
