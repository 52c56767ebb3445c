import type { Feature } from '../../platform/feature.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';
import { ownerPage } from '../../platform/owner/index.ts';
import { readNewProduct, readProduct } from './product-form-page.ts';
import { productRoutes } from './product-routes.ts';
import { readDeletion } from './read-deletion.ts';
import { readProducts } from './read-products.ts';
import { readStock, STOCK_PAGE } from './stock-page.ts';
import { stockRoutes } from './stock-routes.ts';

/** The owner's pages of products and stock. */
export const PRODUCTS: Feature = {
  routes: [productRoutes, stockRoutes],
  ownerPages: [
    ownerPage({
      title: 'Products',
      path: OWNER_URLS.products,
      template: 'owner-products',
      read: readProducts,
    }),
    ownerPage({
      title: 'New product',
      path: OWNER_URLS.newProduct,
      template: 'owner-product',
      read: readNewProduct,
    }),
    ownerPage({ title: 'Product', path: OWNER_URLS.product, template: 'owner-product', read: readProduct }),
    ownerPage({
      title: 'Delete this product?',
      path: OWNER_URLS.deleteProduct,
      template: 'owner-question',
      read: readDeletion,
    }),
    ownerPage({ ...STOCK_PAGE, template: 'owner-stock', read: readStock }),
  ],
};
