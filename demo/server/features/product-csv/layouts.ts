import { ownValue } from '../../../../core/json/index.ts';
import { IMPORT_LIMITS } from './limits.ts';

/** What a column holds. */
export type Field =
  | 'id'
  | 'slug'
  | 'title'
  | 'kind'
  | 'isGiftCard'
  | 'store'
  | 'isPublished'
  | 'status'
  | 'excerpt'
  | 'body'
  | 'tags'
  | 'pictures'
  | 'sku'
  | 'price'
  | 'comparePrice'
  | 'salePrice'
  | 'isOnSale'
  | 'stock'
  | 'tracker'
  | 'policy'
  | `optionName${number}`
  | `optionValue${number}`;

/** A layout of columns. */
export type LayoutName = 'own' | 'shopify' | 'squarespace';

const NUMBERS = Array.from({ length: IMPORT_LIMITS.options }, (_, index) => index + 1);

/** The columns of the store's own files, in their order. Source: docs/behaviour/reference-store.md §28.2 */
export const OWN_COLUMNS: readonly (readonly [string, Field])[] = [
  ['Product ID', 'id'],
  ['URL', 'slug'],
  ['Title', 'title'],
  ['Kind', 'kind'],
  ['Store', 'store'],
  ['Published', 'isPublished'],
  ['Short description', 'excerpt'],
  ['Description', 'body'],
  ['Tags', 'tags'],
  ['Pictures', 'pictures'],
  ...NUMBERS.flatMap((number): (readonly [string, Field])[] => [
    [`Option ${number} name`, `optionName${number}`],
    [`Option ${number} value`, `optionValue${number}`],
  ]),
  ['SKU', 'sku'],
  ['Price', 'price'],
  ['Sale price', 'salePrice'],
  ['Stock', 'stock'],
];

interface Layout {
  readonly title: string;
  /** Columns that only this layout has; the own one is recognized if none of the others is. */
  readonly marks: readonly string[];
  /** Heading in lower case → what the column holds. */
  readonly columns: Readonly<Record<string, Field>>;
}

/** The layouts. Source: docs/behaviour/reference-store.md §28.2, §28.3 */
export const LAYOUTS: Readonly<Record<LayoutName, Layout>> = {
  shopify: {
    title: 'Shopify',
    marks: ['handle', 'url handle'],
    columns: {
      handle: 'slug',
      'url handle': 'slug',
      title: 'title',
      'body (html)': 'body',
      description: 'body',
      tags: 'tags',
      published: 'isPublished',
      'published on online store': 'isPublished',
      status: 'status',
      'gift card': 'isGiftCard',
      ...Object.fromEntries(
        NUMBERS.flatMap((number): [string, Field][] => [
          [`option${number} name`, `optionName${number}`],
          [`option${number} value`, `optionValue${number}`],
        ]),
      ),
      'variant sku': 'sku',
      sku: 'sku',
      'variant price': 'price',
      price: 'price',
      'variant compare at price': 'comparePrice',
      'compare-at price': 'comparePrice',
      'variant inventory qty': 'stock',
      'inventory quantity': 'stock',
      'variant inventory tracker': 'tracker',
      'inventory tracker': 'tracker',
      'variant inventory policy': 'policy',
      'continue selling when out of stock': 'policy',
      'image src': 'pictures',
      'product image url': 'pictures',
    },
  },
  squarespace: {
    title: 'Squarespace',
    marks: ['product page', 'product url', 'variant id', 'hosted image urls'],
    columns: {
      'product type': 'kind',
      'product page': 'store',
      'product url': 'slug',
      title: 'title',
      description: 'body',
      tags: 'tags',
      sku: 'sku',
      ...Object.fromEntries(
        NUMBERS.flatMap((number): [string, Field][] => [
          [`option name ${number}`, `optionName${number}`],
          [`option value ${number}`, `optionValue${number}`],
        ]),
      ),
      price: 'price',
      'sale price': 'salePrice',
      'on sale': 'isOnSale',
      stock: 'stock',
      visible: 'isPublished',
      'hosted image urls': 'pictures',
    },
  },
  own: {
    title: 'This store',
    marks: ['product id', 'url', 'title', 'sku'],
    columns: Object.fromEntries(OWN_COLUMNS.map(([heading, field]) => [heading.toLowerCase(), field])),
  },
};

/** The columns of a file. */
export interface FileColumns {
  readonly layout: LayoutName;
  /** What a column holds → where it is, and its heading. */
  readonly fields: ReadonlyMap<Field, { readonly index: number; readonly heading: string }>;
  /** Number of columns. */
  readonly width: number;
  /** Headings of columns that are not imported. */
  readonly ignored: readonly string[];
}

/**
 * Recognizes the layout of a file by its heading.
 * @param head the first row
 * @returns its columns; undefined for an unknown layout, and the heading of a column that is there twice
 * Source: docs/behaviour/reference-store.md §28.2
 */
export function recognizeColumns(
  head: readonly string[],
): FileColumns | { readonly twice: string } | undefined {
  const names = head.map(nameOf);
  const layouts = Object.keys(LAYOUTS) as LayoutName[];
  const layout = layouts.find((one) => LAYOUTS[one].marks.some((mark) => names.includes(mark)));
  if (layout === undefined) return undefined;
  const fields = new Map<Field, { readonly index: number; readonly heading: string }>();
  const ignored: string[] = [];
  for (const [index, name] of names.entries()) {
    const heading = (head[index] ?? '').trim();
    const field = ownValue(LAYOUTS[layout].columns, name);
    if (field !== undefined && fields.has(field)) return { twice: heading };
    if (field !== undefined) fields.set(field, { index, heading });
    else if (heading !== '') ignored.push(heading);
  }
  return { layout, fields, width: head.length, ignored };
}

function nameOf(heading: string): string {
  return heading
    .replace(/\[non editable\]/i, '')
    .trim()
    .replace(/\s+/g, ' ')
    .toLowerCase();
}
