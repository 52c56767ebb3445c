import { configureStore, type ProductItem } from 'storefront-elements';

/** What the page sells. An application reads it from its own server. */
export const mug: ProductItem = {
  id: 'mug',
  title: 'Stoneware Mug',
  structuredContent: {
    productType: 1,
    variants: [{ sku: 'mug', priceMoney: { value: '18.00', currency: 'USD' }, qtyInStock: 50 }],
  },
};

/** Connects the page to the store at VITE_API_ROOT; without one, to a store in memory. */
export async function connectStore(): Promise<void> {
  const apiRoot: string | undefined = import.meta.env.VITE_API_ROOT;
  if (apiRoot) {
    configureStore({ apiRoot });
    return;
  }
  const { useMemoryStore } = await import('storefront-elements/testing');
  await useMemoryStore([mug]);
}
