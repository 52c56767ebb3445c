import { CONTENT_LIMITS } from '../../../../owner/rules/index.ts';
import { howMany, howManyInside } from '../../platform/shared/how-many.ts';
import { IMPORT_LIMITS } from './limits.ts';

const { rows, keptImports } = IMPORT_LIMITS;

/** Sentences of the import of products. Source: docs/behaviour/owner-pages.md §25 */
export const IMPORT_TEXTS = {
  products: (count: number) => howMany(count, 'product', 'products'),
  rows: (count: number) => howMany(count, 'row', 'rows'),
  noFile: 'Choose a CSV file.',
  notCsv: 'This is not a CSV file in UTF-8 or UTF-16. In a spreadsheet, choose “Save as” and “CSV UTF-8”.',
  noRows: 'The file has no rows below its heading.',
  empty: 'The file is empty.',
  tooManyRows: `The file has more than ${rows.toLocaleString('en-US')} rows. Split it into several files.`,
  tooManyColumns: 'The file has too many columns.',
  badQuotes: (line: number) =>
    `Line ${line.toLocaleString('en-US')} has a quotation mark in the wrong place, or one that is not closed.`,
  unreadable: (line: number) => `Line ${line.toLocaleString('en-US')} cannot be read as CSV.`,
  unknownLayout:
    'The first row must name the columns, as a file of this store, of Shopify or of Squarespace does.',
  columnTwice: (heading: string) => `The column “${heading}” is there twice.`,
  unknownStore: 'Choose a store.',
  tooManyCells: 'This row has more cells than the first row.',
  noIdentity: 'This row has neither a URL nor a title, and there is no product above it.',
  otherValue: (line: number) => `Line ${line.toLocaleString('en-US')} of the same product has another value.`,
  badPrice: 'Enter a price such as 18.00 or 1,299.00, without other signs.',
  badStock: 'Enter a whole number from 0 to 999,999, or “Unlimited”.',
  badStockNumber: 'Enter a whole number from 0 to 999,999.',
  badAnswer: 'Enter “yes” or “no”.',
  badKind: 'Enter “physical”, “digital”, “service” or “gift-card”.',
  otherKind: 'The kind of a product cannot be changed.',
  noSuchStore: 'There is no store with this URL or title.',
  noTitle: 'A new product needs a title.',
  noPrice: 'A new variant needs a price.',
  noOptionName: 'This value needs the name of its option.',
  sameSku: (line: number) => `Line ${line.toLocaleString('en-US')} has the same SKU.`,
  takenUrl: 'Another product has this URL.',
  sameUrl: (line: number) => `The product of line ${line.toLocaleString('en-US')} has the same URL.`,
  sameProduct: (line: number) => `Line ${line.toLocaleString('en-US')} changes the same product.`,
  fullStore: (title: string) =>
    `A store has up to ${CONTENT_LIMITS.productsPerCollection} products, and “${title}” is full.`,
  changedMeanwhile: 'The store has changed since the preview.',
  failed: 'The store could not save this product.',
  furtherStore: (title: string, number: number) => `${title} ${number}`,
  warnings: {
    pictures: (heading: string) =>
      `Pictures are not imported: for safety the store does not load files from other sites (column “${heading}”). Existing products keep theirs.`,
    ownPictures: (heading: string) =>
      `Pictures are not imported (column “${heading}”). Existing products keep theirs; add those of new products on their pages.`,
    html: 'Descriptions keep safe HTML only: text, links, lists and the like, without scripts and styles.',
    ignored: (names: string, count: number) =>
      count === 0
        ? `Columns that are not imported: ${names}.`
        : `Columns that are not imported: ${names}, and ${count} more.`,
    stock:
      'The stock in the file replaces the stock of existing products, also if an order has changed it since.',
    downloads: 'New digital products have no files yet: add them on their pages after the import.',
    stores: 'Pages that are no store here: their products are added to the store that you chose.',
  },
  kept: `The last ${keptImports} imports are listed for a week.`,
  results: { created: 'Created', updated: 'Changed', unchanged: 'Unchanged', failed: 'Not imported' },
  states: {
    reading: 'Interrupted',
    ready: 'Not imported yet',
    importing: 'Being imported',
    done: 'Imported',
  },
  titles: {
    reading: 'Import of products',
    ready: 'Check the import',
    importing: 'Importing products',
    done: 'Products imported',
  },
  words: {
    file: 'File',
    layout: 'Columns of',
    new: 'New products',
    changed: 'Changed products',
    same: 'Unchanged products',
    created: 'Created',
    updated: 'Changed',
    variants: 'Variants of these',
    broken: 'Not imported',
  },
  brokenCount: (products: number, brokenRows: number) =>
    products === 0
      ? 'none'
      : `${howManyInside(products, 'product', 'products')} with ${howManyInside(brokenRows, 'row', 'rows')}`,
  nothing: 'No products here.',
  plans: { new: 'New', changed: 'Changed', same: 'Unchanged', broken: 'Not imported' },
  importCount: (count: number) => `Import ${howManyInside(count, 'product', 'products')}`,
  progress: (done: number, all: number) =>
    `${done.toLocaleString('en-US')} of ${howManyInside(all, 'product', 'products')} imported`,
  variants: (count: number) => howManyInside(count, 'variant', 'variants'),
} as const;

/** The words of what changes in a product. */
export const CHANGE_WORDS = {
  title: 'title',
  slug: 'URL',
  collectionId: 'store',
  isPublished: 'published',
  excerpt: 'short description',
  body: 'description',
  tags: 'tags',
  options: 'options',
  sku: 'SKU',
  attributes: 'values',
  priceCents: 'price',
  salePriceCents: 'sale price',
  stock: 'stock',
  variants: 'more variants',
} as const;
