import { type RawBuilder, sql } from 'kysely';

import { PRODUCT_TYPES } from '../../../../core/enumerations/index.ts';
import { KIND_RULES, kindOfCode, type KindRules } from '../../../../core/offer/index.ts';
import type { ProductFilters, ProductOrder } from '../../../../core/product-list/index.ts';

/** Which products a list has, before it is filtered. */
export interface ListedProducts {
  /** The id of a store; null for all of them. */
  readonly collectionId: string | null;
  /** The name of a category; null for all. */
  readonly category: string | null;
  /** The order of the list. */
  readonly sort: ProductOrder;
}

/** Products of a list of the whole site: all of them are judged for each of its pages. Source: docs/behaviour/reference-store.md §32.1 */
const MAX_LISTED = 1_000;

/** The order of the whole site's products, of which a list has the first. A price is known only after a product is judged. */
const FIRST: Readonly<Record<ProductOrder, RawBuilder<unknown>>> = {
  featured: sql``,
  newest: sql`products.created_at desc,`,
  'price-asc': sql``,
  'price-desc': sql``,
  // As the index has it, which cannot hold texts of any length.
  title: sql`left(products.title_key, 200), products.title_key,`,
};

/**
 * Builds the first parts of a query of lists, for `with recursive`: `listed` has the products, in the owner's order as
 * `place`; `judged` has what filters look at, a row per variant or for a product without any; `products_judged` has a
 * row per product.
 * @param listed which products
 * @param filters what the visitor has chosen
 * Source: docs/behaviour/product-lists.md §1.4
 */
export function judgedOffers(listed: ListedProducts, filters: ProductFilters): RawBuilder<unknown> {
  return sql`${listedProducts(listed)},
  priced as (
    select listed.id, place, kind_code, variants.position, coalesce(variants.attributes, '{}') as attributes,
      case
        when kind_code in (${codesWith(({ prices }) => prices === 'own')}) then coalesce(
          case when bool_or(variants.on_sale) over own_variants
            then first_value(variants.sale_price_cents) over own_variants
            else first_value(variants.price_cents) over own_variants end, 0)
        when kind_code in (${codesWith(({ prices }) => prices === 'of-variants')}) then
          case when variants.on_sale and kind_code in (${codesWith(({ sale }) => sale === 'of-variants')})
            then variants.sale_price_cents else variants.price_cents end
      end as price_cents,
      case
        when kind_code in (${codesWith(({ stock }) => stock === 'endless')}) then true
        when kind_code in (${codesWith(({ stock }) => stock === 'counted')})
          then coalesce(stock.unlimited or stock.quantity > 0, false)
        else false
      end as is_available
    from listed
      left join variants on variants.product_id = listed.id
      left join stock on stock.sku = variants.sku
    window own_variants as (partition by listed.id order by variants.position
      rows between unbounded preceding and unbounded following)
  ),
  judged as materialized (
    select priced.*, ${fitsBounds(filters)} as fits_bounds, ${missedOptions(filters)} as missed from priced
  ),
  products_judged as materialized (
    select id, place, count(position) as variants,
      bool_or(fits_bounds and missed = '{}') as is_fitting,
      bool_or(is_available) as is_available,
      coalesce(min(price_cents) filter (where is_available), min(price_cents)) as price_cents
    from judged group by id, place
  )`;
}

function listedProducts({ collectionId, category, sort }: ListedProducts): RawBuilder<unknown> {
  const inStore = collectionId === null ? sql`` : sql`and products.collection_id = ${collectionId}`;
  // A store has fewer; those of the whole site may be many.
  const atMost =
    collectionId === null
      ? sql`order by ${FIRST[sort]} products.position, products.id limit ${sql.lit(MAX_LISTED)}`
      : sql``;
  // The root of a store stands for all of its products, also for those without a category.
  const inCategory =
    category === null
      ? sql``
      : sql`and (
          products.collection_id in (select collection_id from chosen where type = 'ROOT') or
          exists (select 1 from product_categories
            where product_id = products.id and category_id in (select id from chosen)))`;
  return sql`chosen as (
    select id, collection_id, type from categories
      where lower(display_name collate "und-x-icu") = ${(category ?? '').toLowerCase()}
    union
    select below.id, below.collection_id, below.type
      from categories as below join chosen on below.parent_category_id = chosen.id
  ),
  listed as materialized (
    select id, title_key, created_at, kind_code, option_names, row_number() over (order by position, id) as place
    from (
      select products.*
      from products join collections on collections.id = products.collection_id
      where products.is_published and collections.enabled ${inStore} ${inCategory}
      ${atMost}
    ) as chosen_products
  )`;
}

function fitsBounds({ isAvailable, minPriceCents, maxPriceCents }: ProductFilters): RawBuilder<unknown> {
  const bounds = [
    ...(isAvailable ? [sql`is_available`] : []),
    ...(minPriceCents === null ? [] : [sql`coalesce(price_cents >= ${minPriceCents}::bigint, false)`]),
    ...(maxPriceCents === null ? [] : [sql`coalesce(price_cents <= ${maxPriceCents}::bigint, false)`]),
  ];
  return bounds.length === 0 ? sql`true` : sql.join(bounds, sql` and `);
}

/** The options whose chosen values a variant does not have. */
function missedOptions({ options }: ProductFilters): RawBuilder<unknown> {
  return sql`array(select wanted.key from jsonb_each(${JSON.stringify(options)}::jsonb) as wanted
    where not coalesce(wanted.value ? btrim(attributes->>wanted.key), false))`;
}

/** The codes of the kinds that have a rule, as the database has them. */
function codesWith(hasRule: (rules: KindRules) => boolean): RawBuilder<unknown> {
  const codes = Object.values(PRODUCT_TYPES).filter((code) => hasRule(KIND_RULES[kindOfCode(code)]));
  return sql.join(codes.map(String));
}
