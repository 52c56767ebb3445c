import type { Feature } from '../../platform/feature.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';
import { ownerPage } from '../../platform/owner/owner-page.ts';
import {
  CATEGORIES_PAGE,
  CATEGORY_PAGE,
  readCategories,
  readCategory,
  readCategoryQuestion,
} from './category-pages.ts';
import { categoryRoutes } from './category-routes.ts';
import {
  COLLECTION_PAGE,
  NEW_COLLECTION_PAGE,
  newCollectionData,
  readCollection,
} from './collection-form.ts';
import { collectionRoutes } from './collection-routes.ts';
import { ORDER_PAGE, readOrder } from './order-page.ts';
import { orderRoutes } from './order-routes.ts';
import { readCollectionQuestion, readCollections } from './read-collections.ts';

/** The owner's pages of collections, the order of their products, and their categories. */
export const COLLECTION_EDITOR: Feature = {
  routes: [collectionRoutes, orderRoutes, categoryRoutes],
  ownerPages: [
    ownerPage({
      title: 'Collections',
      path: OWNER_URLS.collections,
      template: 'owner-collections',
      read: readCollections,
    }),
    ownerPage({
      ...NEW_COLLECTION_PAGE,
      template: 'owner-collection',
      read: () => Promise.resolve(newCollectionData()),
    }),
    ownerPage({ ...COLLECTION_PAGE, template: 'owner-collection', read: readCollection }),
    ownerPage({
      title: 'Delete this collection?',
      path: OWNER_URLS.deleteCollection,
      template: 'owner-question',
      read: readCollectionQuestion,
    }),
    ownerPage({ ...ORDER_PAGE, template: 'owner-collection-products', read: readOrder }),
    ownerPage({ ...CATEGORIES_PAGE, template: 'owner-categories', read: readCategories }),
    ownerPage({
      ...CATEGORY_PAGE,
      template: 'owner-category',
      read: (context, parts) => readCategory(context, parts),
    }),
    ownerPage({
      title: 'Delete this category?',
      path: OWNER_URLS.deleteCategory,
      template: 'owner-question',
      read: readCategoryQuestion,
    }),
  ],
};
