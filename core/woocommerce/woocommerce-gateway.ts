import {
  checkOptions,
  type BackendGateways,
  type BackendOptions,
  browserTokens,
} from '../gateway-kit/index.ts';
import { createCartGateway } from './cart-gateway.ts';
import { createCatalog } from './catalog.ts';
import { noMembers } from './no-members.ts';
import { productJson } from './product-json.ts';
import { createStoreApi } from './store-api.ts';
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
  return {
    cart: createCartGateway(visitor, catalog),
    products: {
      loadProduct: async (itemId, signal) => productJson(await catalog.read(itemId, signal)),
    },
    account: noMembers(),
  };
}
