import { howMany, howManyInside } from '../../platform/shared/how-many.ts';
import { COLLECTION_LIMITS } from './collection-limits.ts';

const { categories, categoryDepth, products } = COLLECTION_LIMITS;

/** Sentences of the owner's pages of stores and categories. Source: docs/behaviour/owner-pages.md §22 */
export const STORE_TEXTS = {
  stores: (count: number) => howMany(count, 'store', 'stores'),
  products: (count: number) => howMany(count, 'product', 'products'),
  categories: (count: number) => howMany(count, 'category', 'categories'),
  subcategories: (count: number) => howMany(count, 'subcategory', 'subcategories'),
  hidden: 'Hidden',
  created: 'The store was created.',
  saved: 'The store was saved.',
  deleted: 'The store was deleted.',
  ordered: 'The order was saved.',
  categoryAdded: 'The category was added.',
  categorySaved: 'The category was saved.',
  categoryMoved: 'The category was moved.',
  categoryDeleted: 'The category was deleted.',
  changed: 'Someone else changed this store meanwhile. Your entries are still here; saving replaces theirs.',
  orderChanged: 'Someone else changed this store meanwhile. This is its order now.',
  unpublished: 'Unpublished',
  placeOf: (title: string) => `Place of ${title}`,
  checkPlaces: 'The order was not saved. Please correct the marked numbers.',
  productsOf: (title: string) => `Products of ${title}`,
  categoriesOf: (title: string) => `Categories of ${title}`,
  aboutHidden:
    'A hidden store has no page, and the navigation does not link to it. Its products can still be opened by their URLs.',
  keepsUrl: 'The URL of the first store cannot change.',
  keepsVisible: 'The first store cannot be hidden, because all pages link to it.',
  keepsFirst: 'The first store cannot be deleted, because all pages link to it.',
  notEmpty: (count: number) =>
    `Only an empty store can be deleted. This one has ${howManyInside(count, 'product', 'products')}: move or delete ${count === 1 ? 'it' : 'them'} first.`,
  deletedForGood:
    'The store and its categories will be deleted permanently, its page will no longer exist, and the navigation will no longer link to it.',
  delete: 'Delete store',
  badPlace: (count: number) => `Enter a number from 1 to ${count}.`,
  sortedOtherwise: (sort: string) =>
    `Visitors see another order: “${sort}”. The order below applies once the store is shown in your own order.`,
  takenCategory: 'Another category of this store has this name.',
  unknownCategory: (name: string) => `This store has no category “${name}”.`,
  insideItself: 'A category cannot be inside itself.',
  tooDeep: `Categories can be nested up to ${categoryDepth} levels deep.`,
  tooManyCategories: `A store can have up to ${categories.toLocaleString('en-US')} categories.`,
  deleteCategory: 'Delete category',
  categoryDeletedForGood: (subcategories: number, tagged: number) =>
    [
      tagged > 0 && `${howMany(tagged, 'product loses', 'products lose')} this category.`,
      subcategories > 0 &&
        `${howMany(subcategories, 'subcategory moves', 'subcategories move')} one level up.`,
      'This cannot be undone.',
    ]
      .filter(Boolean)
      .join(' '),
  limit: `A store has at most ${products} products.`,
} as const;
