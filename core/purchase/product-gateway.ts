import type { Api } from '../api/index.ts';
import { NotFoundError } from '../errors/index.ts';
import type { ProductListGateway } from '../product-list/index.ts';

/** The source of products, and of lists of them where it has any. Rejects with a `StorefrontError` of any kind. Source: docs/behaviour/products.md §1.8 */
export interface ProductGateway extends ProductListGateway {
  /**
   * Loads the document of a product.
   * @param itemId the product's id
   * @param signal aborts the request
   * @returns the product item, unchecked
   */
  loadProduct(itemId: string, signal: AbortSignal): Promise<unknown>;
}

/**
 * Creates the gateway of products to the store's API.
 * @param api the client
 * Source: docs/behaviour/calls.md §1
 */
export function restProductGateway(api: Api): ProductGateway {
  return {
    loadProduct: (itemId, signal) => api.read(callOf(itemId), { signal }),
  };
}

/**
 * Creates a gateway to products that are in the page already.
 * @param find returns the document of a product; undefined for an unknown one
 * Source: docs/behaviour/products.md §1.8
 */
export function memoryProductGateway(find: (itemId: string) => unknown): ProductGateway {
  return {
    loadProduct(itemId) {
      const json = find(itemId);
      return json === undefined ? Promise.reject(new NotFoundError(callOf(itemId))) : Promise.resolve(json);
    },
  };
}

function callOf(itemId: string): string {
  return `/api/commerce/products/${encodeURIComponent(itemId)}`;
}
