/** Written from the documentation of the Storefront API; what of it is not certain, docs/behaviour/gateways.md §4.8 says. */
import type { Shelf, ShelfGroup, ShelfProduct, ShelfVariant } from '../shelf.ts';
import { pageOf, type Slice } from './pages.ts';

interface ListSlice extends Slice {
  readonly sortKey?: string | null;
  readonly reverse?: boolean | null;
}

interface Filter {
  readonly available?: boolean | null;
  readonly price?: { readonly min?: number | null; readonly max?: number | null } | null;
  readonly productType?: string | null;
  readonly variantOption?: { readonly name: string; readonly value: string } | null;
}

type Write = (product: ShelfProduct) => object;

/** The most nodes of a connection. */
const MOST = 250;
const MOST_RELATED = 10;

/** Creates the fields of the root that list, search and recommend products. */
export function createLists(shelf: Shelf, write: Write) {
  const isOfType = ({ handle }: ShelfProduct, type: string) =>
    shelf.category.title.toLowerCase() === type.toLowerCase() && shelf.category.itemIds.includes(handle);
  const connection = (
    products: readonly ShelfProduct[],
    slice: ListSlice,
    filters: readonly Filter[] = [],
  ) => {
    if ((slice.first ?? 0) > MOST) throw new Error(`first cannot exceed ${MOST}`);
    const left = sorted(
      products.filter((product) => fits(product, filters, isOfType)),
      slice,
    );
    const filterable = { filters: () => filtersOf(left) };
    return { ...pageOf(left.map(write), slice), ...filterable };
  };
  const collection = (group: ShelfGroup) => ({
    products: ({ filters, ...slice }: ListSlice & { readonly filters?: readonly Filter[] | null }) =>
      connection(
        shelf.products.filter(({ handle }) => group.itemIds.includes(handle)),
        slice,
        filters ?? [],
      ),
  });
  return {
    collection: ({ handle, id }: { readonly handle?: string | null; readonly id?: string | null }) => {
      const everything = shelf.products.map((product) => product.handle);
      const groups = [shelf.collection, { handle: 'everything', title: 'Everything', itemIds: everything }];
      const found = groups.find(
        (group, index) => group.handle === handle || `gid://shopify/Collection/${index + 1}` === id,
      );
      return found ? collection(found) : null;
    },
    products: ({ query, ...slice }: ListSlice & { readonly query?: string | null }) => {
      const type = /product_type:"([^"]*)"/.exec(query ?? '')?.[1];
      const filters = [
        ...(query?.includes('available_for_sale:true') ? [{ available: true }] : []),
        ...(type === undefined ? [] : [{ productType: type }]),
      ];
      // Only collections and searches have filters.
      return { ...connection(shelf.products, slice, filters), filters: [] };
    },
    search: ({ query, ...slice }: Slice & { readonly query: string }) => {
      const words = wordsOf(query);
      const found = shelf.products.filter(({ title }) =>
        words.every((word, index) =>
          wordsOf(title).some((own) =>
            // The argument `prefix: LAST`.
            index === words.length - 1 ? own.startsWith(word) : own === word,
          ),
        ),
      );
      const results = words.length === 0 ? [] : found;
      return { ...pageOf(results.map(write), slice), totalCount: results.length };
    },
    productRecommendations: (args: {
      readonly productId?: string | null;
      readonly productHandle?: string | null;
    }) => {
      const own = shelf.products.find(
        ({ id, handle }) => handle === args.productHandle || `gid://shopify/Product/${id}` === args.productId,
      );
      if (!own) return null;
      return shelf.products
        .filter((product) => product !== own)
        .slice(0, MOST_RELATED)
        .map(write);
    },
  };
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

function sorted(products: readonly ShelfProduct[], { sortKey, reverse }: ListSlice): readonly ShelfProduct[] {
  const priceOf = ({ variants }: ShelfProduct) => Math.min(...variants.map(({ priceCents }) => priceCents));
  const orders: Readonly<Record<string, (one: ShelfProduct, other: ShelfProduct) => number>> = {
    PRICE: (one, other) => priceOf(one) - priceOf(other),
    TITLE: (one, other) => (one.title < other.title ? -1 : 1),
  };
  const order = orders[sortKey ?? ''] ?? ((one: ShelfProduct, other: ShelfProduct) => one.id - other.id);
  const list = [...products].sort(order);
  return reverse === true ? list.reverse() : list;
}

/** Values of one option are alternatives; everything else holds at once, for one variant. */
function fits(
  product: ShelfProduct,
  filters: readonly Filter[],
  isOfType: (product: ShelfProduct, type: string) => boolean,
): boolean {
  if (filters.some(({ productType }) => typeof productType === 'string' && !isOfType(product, productType)))
    return false;
  const options = filters.flatMap(({ variantOption }) => variantOption ?? []);
  const valuesOf = (name: string) => options.filter((one) => one.name === name).map(({ value }) => value);
  return product.variants.some(
    (variant) =>
      filters.every((filter) => fitsOffer(variant, filter)) &&
      options.every(({ name }) => valuesOf(name).includes(attributeOf(variant, name) ?? '')),
  );
}

function fitsOffer({ stock, priceCents }: ShelfVariant, { available, price }: Filter): boolean {
  if (available === true && stock === 0) return false;
  return priceCents >= (price?.min ?? 0) * 100 && priceCents <= (price?.max ?? Infinity) * 100;
}

/** Shopify writes the names of options in lower case. */
function attributeOf({ attributes }: ShelfVariant, name: string): string | undefined {
  return Object.entries(attributes).find(([own]) => own.toLowerCase() === name)?.[1];
}

function filtersOf(products: readonly ShelfProduct[]) {
  const variants = products.flatMap((product) => product.variants);
  const names = [...new Set(variants.flatMap(({ attributes }) => Object.keys(attributes)))];
  const most = Math.max(0, ...variants.map(({ priceCents }) => priceCents)) / 100;
  const value = (id: string, label: string, input: object, count: number) => ({
    ...{ id, label, count },
    // A text, as the documentation shows it.
    input: JSON.stringify(input),
  });
  const countOf = (fitting: (variant: ShelfVariant) => boolean) =>
    products.filter((product) => product.variants.some(fitting)).length;
  const available = value(
    'filter.v.availability.1',
    'In stock',
    { available: true },
    countOf(({ stock }) => stock !== 0),
  );
  const price = value('filter.v.price', 'Price', { price: { min: 0, max: most } }, products.length);
  return [
    { id: 'filter.v.availability', label: 'Availability', type: 'LIST', values: [available] },
    { id: 'filter.v.price', label: 'Price', type: 'PRICE_RANGE', values: [price] },
    ...names.map((name) => {
      const key = name.toLowerCase();
      const values = [...new Set(variants.flatMap(({ attributes }) => attributes[name] ?? []))];
      return {
        ...{ id: `filter.v.option.${key}`, label: name, type: 'LIST' },
        values: values.map((each) =>
          value(
            `filter.v.option.${key}.${each.toLowerCase()}`,
            each,
            { variantOption: { name: key, value: each } },
            countOf(({ attributes }) => attributes[name] === each),
          ),
        ),
      };
    }),
  ];
}
