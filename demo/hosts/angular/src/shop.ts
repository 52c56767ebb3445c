import { configureStore, type ProductItem } from 'storefront-elements';

/** Set by `define` in angular.json, or by `--define`. */
declare const API_ROOT: string;

/** What the page sells. An application reads it from its own server. */
export const mug: ProductItem = {
  id: 'mug',
  title: 'Stoneware Mug',
  structuredContent: {
    productType: 1,
    variants: [{ sku: 'mug', priceMoney: { value: '18.00', currency: 'USD' }, qtyInStock: 50 }],
  },
};

/** Connects the page to the store at API_ROOT; without one, to a store in memory. */
export async function connectStore(): Promise<void> {
  if (API_ROOT) {
    configureStore({ apiRoot: API_ROOT });
    return;
  }
  const { useMemoryStore } = await import('storefront-elements/testing');
  await useMemoryStore([mug]);
}
