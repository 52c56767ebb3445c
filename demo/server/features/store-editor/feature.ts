import type { Feature } from '../../platform/feature.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';
import { ownerPage } from '../../platform/owner/index.ts';
import { CATEGORIES_PAGE, readCategories } from './categories-page.ts';
import { CATEGORY_PAGE, readCategory } from './category-page.ts';
import { readCategoryQuestion } from './category-question.ts';
import { categoryRoutes } from './category-routes.ts';
import { STORE_PAGE, readStore } from './store-form.ts';
import { storeRoutes } from './store-routes.ts';
import { oldUrls } from './old-urls.ts';
import { ORDER_PAGE, readOrder } from './order-page.ts';
import { orderRoutes } from './order-routes.ts';
import { readStoreQuestion, readStores } from './read-stores.ts';

/** The owner's pages of stores, the order of their products, and their categories. */
export const STORE_EDITOR: Feature = {
  routes: [oldUrls, storeRoutes, orderRoutes, categoryRoutes],
  ownerPages: [
    ownerPage({
      title: 'Stores',
      path: OWNER_URLS.stores,
      template: 'owner-stores',
      read: readStores,
    }),
    ownerPage({ ...STORE_PAGE, template: 'owner-store', read: readStore }),
    ownerPage({
      title: 'Delete this store?',
      path: OWNER_URLS.deleteStore,
      template: 'owner-question',
      read: readStoreQuestion,
    }),
    ownerPage({ ...ORDER_PAGE, template: 'owner-store-products', read: readOrder }),
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
