import {
  browserTokens,
  checkOptions,
  lazyLists,
  memberAccount,
  type BackendGateways,
} from '../gateway-kit/index.ts';
import { DEFAULT_PRECISION } from './amounts.ts';
import { vendureCart } from './cart.ts';
import { openCatalog } from './catalog.ts';
import { openFieldCheck } from './field-check.ts';
import { languageCodeOf } from './language-code.ts';
import { vendureMembers } from './members.ts';
import { openOrders } from './orders.ts';
import { IS_ID, itemOf, PRODUCT, readProduct, type ShopProduct } from './products.ts';
import { openShopApi } from './shop-api.ts';
import type { VendureOptions } from './vendure-options.ts';

/**
 * Creates the gateway to a store of Vendure 3, for visitors with bearer tokens.
 * @param given the store's address, and what it differs in from a new one
 * Source: docs/behaviour/gateways.md §2
 */
export function vendureGateway(given: VendureOptions): BackendGateways {
  const options = checkOptions('vendureGateway', given);
  const { apiRoot, apiKey = null, precision = DEFAULT_PRECISION } = options;
  // An order belongs to one channel, which decides its currency.
  const { tokens = browserTokens('vendure', apiRoot, apiKey) } = options;
  const url = `${apiRoot}/shop-api`;
  const language = languageCodeOf(options);
  const ask = openShopApi({ url, channel: apiKey, language, tokens });
  const catalog = openCatalog(ask);
  const check = openFieldCheck(ask, url);
  const ownOptions = { ...options, precision, nameOf: catalog.nameOf };
  const orders = openOrders({ ask, check, options: ownOptions });
  const cart = vendureCart({ orders, catalog, check, tokens, options: ownOptions });
  const lists = lazyLists(async () => {
    const { vendureLists } = await import('../vendure-lists/index.ts');
    return vendureLists({
      ask,
      fields: PRODUCT,
      itemOf(product) {
        const read = product as ShopProduct;
        catalog.keep(read);
        return itemOf(read, precision);
      },
      find: (itemId, fields, signal) => readProduct(ask, { itemId, fields, signal }),
      isId: (name) => IS_ID.test(name),
    });
  });
  return {
    cart,
    products: {
      loadProduct: async (itemId, signal) => itemOf(await catalog.read(itemId, signal), precision),
      ...lists,
    },
    account: memberAccount(vendureMembers(ask, tokens), cart),
  };
}
