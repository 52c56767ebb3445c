/** The cart's endpoints, below the API root. Source: docs/behaviour/cart.md §4. */
export const CART_CALLS = {
  cart: () => '/api/commerce/shopping-cart',
  entries: () => '/api/commerce/shopping-cart/entries',
  entry: (entryId: string) => `/api/commerce/shopping-cart/entries/${encodeURIComponent(entryId)}`,
  additionalFields: (entryId: string) =>
    `/api/commerce/shopping-cart/entries/${encodeURIComponent(entryId)}/additionalFields`,
  stock: () => '/api/commerce/inventory/stock/',
} as const;
