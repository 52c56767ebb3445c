/** Table → what its rows are, and the columns that the index has. */
const INDEXED = [
  { table: 'products', source: 'product', columns: ['id', 'slug', 'details'] },
  { table: 'posts', source: 'post', columns: ['id', 'slug', 'details'] },
  { table: 'events', source: 'event', columns: ['id', 'slug', 'details'] },
  { table: 'galleries', source: 'gallery', columns: ['id', 'slug', 'details'] },
  { table: 'collections', source: 'store', columns: ['id', 'url_id', 'title', 'description'] },
] as const;

/** Tables whose rows belong to a product; one statement may write many of them. */
const OF_PRODUCTS = ['variants', 'product_categories'] as const;

/**
 * The triggers that keep the index true, in the transaction of each change. Whether a product is published and its store open is not in
 * the index: a search reads it. Source: docs/behaviour/reference-store.md §33.2
 */
export const INDEX_TRIGGERS: readonly string[] = [
  `create function search_row() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then
        perform search_index(tg_argv[0], old.id);
      end if;
      if tg_op <> 'DELETE' and (tg_op = 'INSERT' or new.id <> old.id) then
        perform search_index(tg_argv[0], new.id);
      end if;
      return null;
    end
  $$`,
  `create function search_products() returns trigger language plpgsql as $$
    begin
      perform search_index('product', product_id) from (select distinct product_id from changed) as products;
      return null;
    end
  $$`,
  `create function search_variants() returns trigger language plpgsql as $$
    begin
      perform search_index('product', product_id) from (
        select distinct product_id from (
          select product_id, sku, details from changed except select product_id, sku, details from earlier
        ) as different
      ) as products;
      return null;
    end
  $$`,
  `create function search_category() returns trigger language plpgsql as $$
    begin
      perform search_index('product', product_id) from product_categories where category_id = new.id;
      return null;
    end
  $$`,
  ...INDEXED.flatMap(({ table, source, columns }) => [
    `create trigger search_added after insert or delete on ${table}
      for each row execute function search_row('${source}')`,
    `create trigger search_changed after update on ${table} for each row
      when ((${columns.map((column) => `old.${column}`).join(', ')})
        is distinct from (${columns.map((column) => `new.${column}`).join(', ')}))
      execute function search_row('${source}')`,
  ]),
  ...OF_PRODUCTS.flatMap((table) => [
    `create trigger search_added after insert on ${table} referencing new table as changed
      for each statement execute function search_products()`,
    `create trigger search_deleted after delete on ${table} referencing old table as changed
      for each statement execute function search_products()`,
  ]),
  `create trigger search_changed after update on variants referencing old table as earlier new table as changed
    for each statement execute function search_variants()`,
  `create trigger search_changed after update on categories for each row
    when (old.display_name is distinct from new.display_name) execute function search_category()`,
];
