import {
  browserTokens,
  checkOptions,
  lazyLists,
  memberAccount,
  type BackendGateways,
  type BackendOptions,
} from '../gateway-kit/index.ts';
import { createCartGateway } from './cart-gateway.ts';
import type { ShopProduct } from './answers.ts';
import { createCatalog } from './catalog.ts';
import { shopifyMembers } from './members.ts';
import { productFields } from './operations.ts';
import { productJson } from './product-json.ts';
import { createStorefrontApi } from './storefront-api.ts';
import { createVisitorCart } from './visitor-cart.ts';

/** The variants of one request: a tokenless query may cost 1,000 points, and a variant has about seven objects. */
const VARIANTS_OF_LIST = { withToken: 2_500, tokenless: 120 };

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
  const load = async (itemId: string, signal: AbortSignal) => productJson(await catalog.read(itemId, signal));
  const lists = lazyLists(async () => {
    const { shopifyLists } = await import('../shopify-lists/index.ts');
    return shopifyLists({
      ...{ ask, load, currency: options.currency ?? 'USD' },
      fieldsOf: (variants) => productFields(`first: ${variants}`),
      itemOf(product) {
        const item = productJson(product as ShopProduct);
        catalog.keep(product as ShopProduct);
        return item;
      },
      variantBudget: VARIANTS_OF_LIST[options.apiKey ? 'withToken' : 'tokenless'],
    });
  });
  return {
    cart,
    products: { loadProduct: load, ...lists },
    account: memberAccount(shopifyMembers({ ask, tokens, logins }), cart),
  };
}
