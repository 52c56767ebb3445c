import { PRODUCT_TYPES } from '../../core/enumerations/index.ts';
import { type SeedProduct, seedVariant } from '../../demo/server/features/catalogue/seed-product.ts';
import { insertVariants } from '../../demo/server/features/catalogue/write-variants.ts';
import type { StoreTransaction } from '../../demo/server/platform/database/tables.ts';

/** The colors and sizes of the made-up products. */
const COLORS = ['Ash', 'Moss', 'Rust', 'Sky'] as const;
const SIZES = ['S', 'M', 'L'] as const;

/** A store besides the first one, whose URL id is not its id; and a hidden one. */
export const CRATE = { id: 'crate-id', urlId: 'crate' } as const;
export const CELLAR = { id: 'cellar-id', urlId: 'cellar' } as const;

interface Listed extends SeedProduct {
  readonly collectionId?: string;
  readonly categoryIds?: readonly string[];
  readonly isPublished?: boolean;
  /** Days since 2026 began. */
  readonly day?: number;
}

const usual = {
  ...{ excerpt: '', body: '', options: [], mainImage: null, subscriptionPlan: null, buttonText: '' },
  ...{ productType: PRODUCT_TYPES.physical },
} as const;

const made = (id: string, title: string, rest: Partial<Listed> = {}): Listed => ({
  ...usual,
  ...{ id, slug: id, title, variants: [] },
  ...rest,
});

/** One for each rule of prices, stock and options. */
const SPECIAL: readonly Listed[] = [
  made('no-price', 'Bowl without a price'),
  made('unknown', 'Kiln rental', {
    productType: 9 as Listed['productType'],
    variants: [seedVariant('unknown', 900, 4)],
  }),
  made('cheapest-gone', 'Cheapest gone', {
    options: ['Color'],
    variants: [
      seedVariant('gone-ash', 100, 0, { attributes: { Color: 'Ash' } }),
      seedVariant('gone-moss', 5_000, 3, { salePriceCents: 4_500, attributes: { Color: 'Moss' } }),
    ],
  }),
  made('all-gone', 'All gone', {
    options: ['Color', 'Size'],
    variants: [
      seedVariant('all-gone-1', 700, 0, { attributes: { Color: 'Rust', Size: 'S' } }),
      seedVariant('all-gone-2', 600, 0, { attributes: { Color: 'Rust', Size: 'M' } }),
    ],
  }),
  made('dear-sale', 'Sale above the price', {
    variants: [seedVariant('dear-sale', 2_000, 1, { salePriceCents: 2_500 })],
  }),
  made('free', 'Free sticker', { variants: [seedVariant('free', 0, null)] }),
  // The first variant's prices are those of the whole product, on sale if any variant is.
  made('digital-pair', 'Patterns', {
    productType: PRODUCT_TYPES.digital,
    options: ['Format'],
    variants: [
      seedVariant('pattern-pdf', 1_900, null, { attributes: { Format: 'PDF' } }),
      seedVariant('pattern-svg', 2_900, null, { salePriceCents: 900, attributes: { Format: 'SVG' } }),
    ],
  }),
  made('digital-none', 'Wallpaper', { productType: PRODUCT_TYPES.digital }),
  made('paywall', 'Members only', {
    productType: PRODUCT_TYPES.paywall,
    variants: [seedVariant('paywall', 3_300, 0, { salePriceCents: 2_200 })],
  }),
  made('nameless-card', 'Voucher', {
    productType: PRODUCT_TYPES['gift-card'],
    options: [''],
    variants: [10, 20].map((value) =>
      seedVariant(`voucher-${value}`, value * 100, null, { attributes: { '': `$${value}` } }),
    ),
  }),
  // One variant has nothing to choose; its value counts where others offer the option.
  made('one-color', 'One color', {
    options: ['Color', 'Finish'],
    variants: [seedVariant('one-color', 1_100, 2, { attributes: { Color: 'Sky', Finish: 'Matte' } })],
  }),
  made('prototype', 'Options like members', {
    options: ['constructor', '__proto__'],
    variants: ['a', 'b'].map((value) =>
      seedVariant(`prototype-${value}`, 1_200, 2, { attributes: { constructor: value } }),
    ),
  }),
  ...['Cup 2', 'cup 10', 'Cup 1', 'Éclair stand', 'eclair tray', '2 bowls', '10 bowls'].map((title, index) =>
    made(`title-${index}`, title, { variants: [seedVariant(`title-${index}`, 1_000, 5)] }),
  ),
];

const ELSEWHERE: readonly Listed[] = [
  made('crate-cup', 'Crate cup', {
    ...{ collectionId: CRATE.id, categoryIds: ['espresso'], tags: ['Clay'], day: 3 },
    variants: [seedVariant('crate-cup', 500, 5)],
  }),
  made('crate-mug', 'Crate mug', {
    ...{ collectionId: CRATE.id, categoryIds: ['cups'], tags: ['glazed'], day: 9 },
    variants: [seedVariant('crate-mug', 300, 5)],
  }),
  made('crate-plate', 'Crate plate', {
    ...{ collectionId: CRATE.id, categoryIds: [], tags: ['clay', 'Glazed'], day: 5 },
    variants: [seedVariant('crate-plate', 400, 5)],
  }),
  made('crate-saucer', 'Crate saucer', {
    ...{ collectionId: CRATE.id, categoryIds: ['espresso', 'plates'], day: 5 },
    variants: [seedVariant('crate-saucer', 400, 0)],
  }),
  made('crate-draft', 'Crate draft', {
    ...{ collectionId: CRATE.id, categoryIds: ['espresso'], tags: ['clay'], isPublished: false },
    variants: [seedVariant('crate-draft', 200, 5)],
  }),
  made('cellar-cup', 'Cellar cup', {
    ...{ collectionId: CELLAR.id, tags: ['clay'] },
    variants: [seedVariant('cellar-cup', 100, 5)],
  }),
];

const CATEGORIES = [
  { id: 'crate-root', display_name: 'Whole crate', parent_category_id: '', type: 'ROOT' },
  { id: 'cups', display_name: 'Tässchen', parent_category_id: 'crate-root', type: 'CATEGORY' },
  { id: 'espresso', display_name: 'Espresso', parent_category_id: 'cups', type: 'CATEGORY' },
  { id: 'plates', display_name: 'Plates', parent_category_id: 'crate-root', type: 'CATEGORY' },
] as const;

/** Made-up products: prices, sales and stock repeat with different periods. */
function many(): readonly Listed[] {
  return Array.from({ length: 60 }, (_, nth) =>
    made(`many-${nth}`, `Pot ${nth % 17}`, {
      ...{ options: ['Color', 'Size'], day: nth % 7 },
      variants: Array.from({ length: 1 + (nth % 5) }, (_variant, at) =>
        seedVariant(`many-${nth}-${at}`, 1_000 + ((nth * 7 + at * 3) % 23) * 100, (nth + at * 2) % 4, {
          salePriceCents: (nth + at) % 6 === 0 ? 800 + nth : null,
          attributes: { Color: COLORS[(nth + at) % 4] ?? '', Size: SIZES[(nth * 2 + at) % 3] ?? '' },
        }),
      ),
    }),
  );
}

/**
 * Adds products of every kind to the first store, and two stores: one with categories, one hidden.
 * @param transaction of a store's database
 * @returns when each was added, in milliseconds since 1970
 */
export async function fillLists(transaction: StoreTransaction): Promise<ReadonlyMap<string, number>> {
  for (const { id, urlId } of [CRATE, CELLAR])
    await transaction
      .insertInto('collections')
      .values({
        ...{ id, url_id: urlId, title: urlId, navigation_title: urlId, description: '' },
        ...{ enabled: id === CRATE.id, sort: id === CRATE.id ? 'price-low' : 'manual' },
      })
      .execute();
  for (const [index, category] of CATEGORIES.entries())
    await transaction
      .insertInto('categories')
      .values({
        ...{ ...category, collection_id: CRATE.id, page_rendering: 'LIST_VIEW', display_index: index },
      })
      .execute();
  for (const [index, product] of [...SPECIAL, ...many(), ...ELSEWHERE].entries())
    await addProduct(transaction, product, 100 + index);
  // An older store may have gift cards on sale, which do not count.
  const older = transaction.updateTable('variants').set({ on_sale: true, sale_price_cents: 1 });
  await older.where('sku', '=', 'voucher-10').execute();
  const rows = await transaction.selectFrom('products').select(['id', 'created_at']).execute();
  return new Map(rows.map(({ id, created_at: createdAt }) => [id, createdAt.getTime()]));
}

async function addProduct(transaction: StoreTransaction, product: Listed, position: number): Promise<void> {
  const { id, slug, variants, collectionId, categoryIds = [], isPublished, day = 0, ...details } = product;
  await transaction
    .insertInto('products')
    .values({
      ...{ id, slug, position, details: JSON.stringify(details), is_published: isPublished ?? true },
      ...(collectionId !== undefined && { collection_id: collectionId }),
      created_at: new Date(Date.UTC(2026, 0, 1 + day)),
    })
    .execute();
  if (variants.length > 0)
    await insertVariants(transaction, variants, { productId: id, productType: details.productType });
  for (const categoryId of categoryIds)
    await transaction
      .insertInto('product_categories')
      .values({ product_id: id, category_id: categoryId })
      .execute();
}
