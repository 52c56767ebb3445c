import {
  browserTokens,
  checkOptions,
  memberAccount,
  type BackendGateways,
  type BackendOptions,
} from '../gateway-kit/index.ts';
import { createCartGateway } from './cart-gateway.ts';
import { createCatalog } from './catalog.ts';
import { shopifyMembers } from './members.ts';
import { productJson } from './product-json.ts';
import { createStorefrontApi } from './storefront-api.ts';
import { createVisitorCart } from './visitor-cart.ts';

/**
 * Creates the gateways to a shop of Shopify, through its Storefront API.
 * @param given the shop's address, such as `https://shop.myshopify.com`, its public token if it has one, and a country code
 * as region
 * Source: docs/behaviour/gateways.md §4
 */
export function shopifyGateway(given: BackendOptions): BackendGateways {
  const options = checkOptions('shopifyGateway', given);
  const { apiRoot, apiRegion } = options;
  // Totals are in the currency of the cart, but lines in that of the request.
  const { tokens = browserTokens('shopify', apiRoot, apiRegion) } = options;
  const { logins = browserTokens('shopify-login', apiRoot) } = options;
  const ask = createStorefrontApi(options);
  const catalog = createCatalog(ask);
  const visitor = createVisitorCart({ ...options, ask, catalog, tokens, logins });
  const cart = createCartGateway(visitor, catalog);
  return {
    cart,
    products: {
      loadProduct: async (itemId, signal) => productJson(await catalog.read(itemId, signal)),
    },
    account: memberAccount(shopifyMembers({ ask, tokens, logins }), cart),
  };
}
