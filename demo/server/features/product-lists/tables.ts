import { type Kysely, sql } from 'kysely';

/** The tags of a product in lower case, as SQL; they have an index. */
export const LOWER_TAGS = `(lower(tags::text collate "und-x-icu")::jsonb)`;

/**
 * Adds the columns by which products are listed. The database writes them from `details`; only the queries of this feature
 * read them.
 * @param db a database with the catalogue
 * Source: docs/behaviour/reference-store.md §32.3
 */
export async function addListColumns(db: Kysely<unknown>): Promise<void> {
  // Numbers have twelve digits here: the embedded database has no collation that compares numbers.
  await sql`alter table products
    add column title_key text collate "und-x-icu" generated always as (regexp_replace(
      regexp_replace(details::json->>'title', '[0-9]+', '000000000000\\&', 'g'),
      '[0-9]*([0-9]{12})', '\\1', 'g')) stored,
    add column kind_code text generated always as ((details::json->'productType')::text) stored,
    add column option_names jsonb not null generated always as (
      case json_typeof(details::json->'options') when 'array' then (details::json->'options')::jsonb else '[]' end) stored,
    add column tags jsonb not null generated always as (
      case json_typeof(details::json->'tags') when 'array' then (details::json->'tags')::jsonb else '[]' end) stored`.execute(
    db,
  );
  await sql`alter table variants
    add column attributes jsonb not null generated always as (
      case json_typeof(details::json->'attributes') when 'object' then (details::json->'attributes')::jsonb else '{}' end) stored`.execute(
    db,
  );
  await db.schema
    .createIndex('variants_product')
    .on('variants')
    .columns(['product_id', 'position'])
    .execute();
}
