/** Data of the workloads, the same in every run. */

const NAMES = ['Mug', 'Linen <Shirt>', 'Tea & Milk', 'Lamp "Nord"', 'Blue Chair'] as const;
const SIZES = ['S', 'M', 'L'] as const;
const SENTENCE = 'The rain in the north is <em>long</em> & mild, and nobody here minds it at all. ';
const DAY_MS = 86_400_000;

/** Amount and currency. */
export interface Money {
  readonly value: string;
  readonly currency: string;
}

/** A variant of a product. */
export interface Variant {
  readonly id: string;
  readonly sku: string;
  readonly attributes: { readonly Size: string };
  readonly optionValues: readonly { readonly value: string }[];
  readonly price: number;
  readonly salePrice: number;
  readonly priceMoney: Money;
  readonly salePriceMoney: Money;
  readonly onSale: boolean;
  readonly unlimited: boolean;
  readonly qtyInStock: number;
}

/** A product with an image. */
export interface Product {
  readonly id: string;
  readonly title: string;
  readonly fullUrl: string;
  readonly recordType: 11;
  readonly assetUrl: string;
  readonly originalSize: string;
  readonly mediaFocalPoint: { readonly x: number; readonly y: number };
  readonly structuredContent: { readonly productType: 1; readonly variants: readonly Variant[] };
}

function money(cents: number): Money {
  return { value: (cents / 100).toFixed(2), currency: 'USD' };
}

function variant(product: number, place: number, onSale: boolean): Variant {
  const cents = 1000 + product * 1337 + place * 50;
  const size = SIZES[place] ?? '';
  return {
    id: `v${product}-${place}`,
    sku: `SQ${product * 10 + place}`,
    attributes: { Size: size },
    optionValues: [{ value: size }],
    price: cents,
    salePrice: cents - 200,
    priceMoney: money(cents),
    salePriceMoney: money(cents - 200),
    onSale,
    unlimited: false,
    qtyInStock: (product + place) % 5,
  };
}

/**
 * A product.
 * @param index from 0
 * @param variants how many
 * @param onSale whether all variants are
 */
export function product(index: number, variants: number, onSale: boolean): Product {
  return {
    id: `p${index}`,
    title: `${NAMES[index % NAMES.length]} ${index}`,
    fullUrl: `/shop/p${index}`,
    recordType: 11,
    assetUrl: `https://img.test/p${index}.jpg`,
    originalSize: '1200x800',
    mediaFocalPoint: { x: 0.5, y: 0.25 },
    structuredContent: {
      productType: 1,
      variants: Array.from({ length: variants }, (_, place) => variant(index, place, onSale)),
    },
  };
}

/** A post of a blog. */
export interface Post {
  readonly id: string;
  readonly title: string;
  readonly fullUrl: string;
  readonly addedOn: number;
  readonly updatedOn: number;
  readonly body: string;
  readonly tags: readonly string[];
}

/**
 * A post.
 * @param index from 0
 */
export function post(index: number): Post {
  const addedOn = 1_600_000_000_000 + index * 3 * DAY_MS;
  return {
    id: `b${index}`,
    title: `${NAMES[index % NAMES.length]} and the rest of it`,
    fullUrl: `/blog/b${index}`,
    addedOn,
    updatedOn: addedOn + DAY_MS / 3,
    body: `<p>${SENTENCE.repeat(4 + (index % 3))}</p>`,
    tags: ['one', `tag-${index % 7}`],
  };
}

/** A row of a table. */
export interface Row {
  readonly name: string;
  readonly isOpen: boolean;
  readonly cells: readonly (number | string)[];
}

/**
 * Rows of a table.
 * @param count how many
 */
export function rows(count: number): Row[] {
  return Array.from({ length: count }, (_, index) => ({
    name: `${NAMES[index % NAMES.length]} ${index}`,
    isOpen: index % 3 === 0,
    cells: [index, index * 7, `<${index}>`, 'a & b'],
  }));
}
