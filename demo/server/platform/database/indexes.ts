import { type Kysely, sql } from 'kysely';

/** The migration that adds the indexes of tables that grow. */
export const GROWTH = '054-indexes-of-growing-tables';

/** The migration that adds the indexes of the owner's lists and searches. */
export const OWNER_LISTS = '057-indexes-of-owner-lists';

/**
 * Creates indexes.
 * @param indexes name → what follows `on`, such as a table with its columns
 * @returns a migration
 * Source: docs/behaviour/reference-store.md §1.6
 */
export function addIndexes(
  indexes: Readonly<Record<string, string>>,
): (db: Kysely<unknown>) => Promise<void> {
  return async (db) => {
    for (const [name, on] of Object.entries(indexes))
      await sql.raw(`create index ${name} on ${on}`).execute(db);
  };
}

/**
 * Creates an index for parts of texts, if the database has the extension for groups of three letters; a search without it reads
 * all rows.
 * @param name of the index
 * @param table where the text is
 * @param column the text: a column, or an expression in parentheses
 * @returns a migration
 */
export function addTextIndex(
  name: string,
  table: string,
  column: string,
): (db: Kysely<unknown>) => Promise<void> {
  return async (db) => {
    await sql
      .raw(
        `do $block$ begin
          if exists (select 1 from pg_extension where extname = 'pg_trgm') then
            create index ${name} on ${table} using gin (${column} gin_trgm_ops);
          end if;
        exception when undefined_object then
          -- The extension is in a schema of its own.
          null;
        end $block$`,
      )
      .execute(db);
  };
}
