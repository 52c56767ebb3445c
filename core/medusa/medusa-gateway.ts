import {
  browserTokens,
  checkOptions,
  lazyLists,
  memberAccount,
  type BackendGateways,
  type BackendOptions,
  writeItems,
} from '../gateway-kit/index.ts';
import { medusaCart } from './cart-gateway.ts';
import { isProductId, openCatalog } from './catalog.ts';
import { medusaMembers } from './members.ts';
import { openStore } from './medusa-store.ts';
import { productItem } from './product-json.ts';
import { parametersOf } from './parameters.ts';

/**
 * Creates the gateway to a store of Medusa.
 * @param given the store's address, publishable key and region
 * Source: docs/behaviour/gateways.md §3
 */
export function medusaGateway(given: BackendOptions): BackendGateways {
  const options = checkOptions('medusaGateway', given);
  const { apiRoot, apiRegion, currency } = options;
  const ask = openStore(options);
  const catalog = openCatalog(ask, options);
  // The files of a store may be below its own address.
  const resolve = (address: string) =>
    URL.canParse(address, apiRoot) ? new URL(address, apiRoot).href : address;
  // A cart belongs to one region, which decides its currency.
  const { tokens = browserTokens('medusa', apiRoot, apiRegion || currency) } = options;
  const { logins = browserTokens('medusa-login', apiRoot) } = options;
  const cart = medusaCart({ ask, catalog, tokens, logins, resolve, ...(currency && { currency }) });
  const lists = lazyLists(async () => {
    const { medusaLists } = await import('../medusa-lists/index.ts');
    return medusaLists({
      read: (route, query, signal) =>
        ask({ path: `${route}?${new URLSearchParams(parametersOf(query))}`, signal }),
      async readProducts(query, signal) {
        const { products, count } = await catalog.list(parametersOf(query), signal);
        const written = products.flatMap((product) =>
          writeItems([product], (one) => productItem(one, resolve)).map((item) => ({ id: product.id, item })),
        );
        return { products: written, count };
      },
      isId: isProductId,
    });
  });
  return {
    cart,
    products: {
      async loadProduct(itemId, signal) {
        return productItem(await catalog.read(itemId, signal), resolve);
      },
      ...lists,
    },
    account: memberAccount(medusaMembers({ ask, tokens, logins }), cart),
  };
}
