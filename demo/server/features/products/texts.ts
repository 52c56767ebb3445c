import { CONTENT_LIMITS } from '../../../../owner/rules/index.ts';
import { howMany, howManyInside } from '../../platform/shared/how-many.ts';
import { PRODUCT_LIMITS } from './product-limits.ts';

const { variants, options, interval, cycles, stock, tagLength } = PRODUCT_LIMITS;

/** Sentences of the owner's pages of products and stock. Source: docs/behaviour/owner-pages.md §17 */
export const PRODUCT_TEXTS = {
  products: (count: number) => howMany(count, 'product', 'products'),
  variants: (count: number) => howMany(count, 'variant', 'variants'),
  files: (count: number) => `Files (${count})`,
  inStock: (count: number) => `${count.toLocaleString('en-US')} in stock`,
  unlimited: 'Unlimited',
  soldOut: 'Sold out',
  unpublished: 'Unpublished',
  created: 'The product was created.',
  saved: 'The product was saved.',
  published: 'The product is published.',
  hidden: 'The product is unpublished. Visitors do not see it anymore.',
  publish: 'Publish',
  unpublish: 'Unpublish',
  pictures: (count: number) => (count === 0 ? 'Add pictures' : `Pictures (${count})`),
  copied: 'This is the copy. Visitors will see it once it is published.',
  deleted: 'The product was deleted.',
  stockSaved: (count: number) =>
    count === 0
      ? 'Nothing has changed.'
      : `The stock of ${howManyInside(count, 'variant', 'variants')} was saved.`,
  copyOf: (title: string) => `${title} (copy)`,
  delete: 'Delete product',
  deletedForGood: (reviews: number, waiting: number) =>
    [
      'The product will be deleted permanently and removed from carts.',
      reviews > 0 && `Its reviews (${reviews}) will be deleted, too.`,
      waiting > 0 && `Customers who wait for it (${waiting}) will not get an email.`,
      'Orders keep what was bought.',
    ]
      .filter(Boolean)
      .join(' '),
  checkFields: 'The product was not saved. Please correct the marked fields.',
  checkStock: 'Nothing was saved. Please correct the marked quantities.',
  someStockChanged:
    'Some stock has changed since you opened this page, for example by an order. The marked rows were not saved.',
  soldMeanwhile: (now: string) => `Changed meanwhile. Now: ${now}.`,
  fullCollection: `This store has ${CONTENT_LIMITS.productsPerCollection} products, as many as a store can have. Choose another one.`,
  categoriesOf: (names: readonly string[]) =>
    names.length === 0
      ? 'This store has no categories yet. Add them on its page.'
      : `Separated by commas. This store has: ${names.join(', ')}.`,
  aboutTags: `Separated by commas, up to ${tagLength} characters each.`,
  tooManyWords: (max: number) => `Enter up to ${max}.`,
  longTag: `A tag can have up to ${tagLength} characters.`,
  badPrice: 'Enter a price like 18.00.',
  highPrice: 'That price is too high.',
  saleNotLower: 'A sale price must be lower than the price.',
  badStock: `Enter a whole number from 0 to ${stock.toLocaleString('en-US')}, or choose “Unlimited”.`,
  takenSku: 'Another variant has this SKU.',
  missingValue: 'Each variant needs one value for every option.',
  noVariant: 'A product needs at least one variant.',
  tooManyVariants: `A product can have up to ${variants} variants. Remove some values.`,
  tooManyOptions: `A product can have up to ${options} options.`,
  sameOption: 'Two options have the same name.',
  sameVariant: 'Two variants have the same values.',
  sameValue: 'The same value is there twice.',
  noValues: 'Enter the values, separated by commas.',
  noName: 'Enter a name for these values.',
  onePrice: 'A digital product has one price and no options.',
  noAmounts: 'Enter the amounts, separated by commas: 25, 50, 100.',
  badInterval: `Enter a whole number from 1 to ${interval}.`,
  badCycles: `Enter a whole number from 0 to ${cycles}.`,
} as const;
