import {
  checkOptions,
  type BackendGateways,
  type BackendOptions,
  browserTokens,
  lazyLists,
  writeItems,
} from '../gateway-kit/index.ts';
import { isJsonObject } from '../json/index.ts';
import { centsOf } from './amounts.ts';
import type { WooProduct } from './answers.ts';
import { createCartGateway } from './cart-gateway.ts';
import { createCatalog } from './catalog.ts';
import { noMembers } from './no-members.ts';
import { productJson } from './product-json.ts';
import { createStoreApi } from './store-api.ts';
import { textOf } from './text-of.ts';
import { createVisitorCart } from './visitor-cart.ts';

/**
 * Creates the gateways to a store of WooCommerce, through its Store API.
 * @param given the address of its site; it needs no key and has no regions
 * Source: docs/behaviour/gateways.md §5
 */
export function wooCommerceGateway(given: BackendOptions): BackendGateways {
  const options = checkOptions('wooCommerceGateway', given);
  const { apiRoot, tokens = browserTokens('woocommerce', apiRoot) } = options;
  const api = createStoreApi(apiRoot, tokens);
  const catalog = createCatalog(api);
  const visitor = createVisitorCart({ ...options, api, catalog, tokens });
  const lists = lazyLists(async () => {
    const { wooCommerceLists } = await import('../woocommerce-lists/index.ts');
    return wooCommerceLists({
      ...{ centsOf, textOf },
      read: (route, query, signal) => api.readList(`${route}?${parametersOf(query)}`, signal),
      async write(products, signal) {
        const listed = products.filter(isListed);
        const complete = await catalog.complete(listed, signal);
        return writeItems(listed, (product) => productJson(complete(product)));
      },
    });
  });
  return {
    cart: createCartGateway(visitor, catalog),
    products: {
      loadProduct: async (itemId, signal) => productJson(await catalog.read(itemId, signal)),
      ...lists,
    },
    account: noMembers(),
  };
}

/** Whether its variations can be read. */
const isListed = (product: unknown): product is WooProduct =>
  isJsonObject(product) &&
  typeof product['slug'] === 'string' &&
  Array.isArray(product['variations']) &&
  product['variations'].every(isJsonObject);

function parametersOf(query: Readonly<Record<string, string | number | readonly string[]>>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (typeof value === 'object') for (const each of value) parameters.append(`${name}[]`, each);
    else parameters.set(name, String(value));
  return String(parameters);
}
