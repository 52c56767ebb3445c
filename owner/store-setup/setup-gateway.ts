import { openGateway } from '../../core/backends/index.ts';
import {
  createMemoryStoreSetupGateway,
  restStoreSetupGateway,
  type StoreSetupGateway,
} from '../rules/index.ts';
import { warnDeveloper } from '../../core/shared/index.ts';
import { storefront } from '../../core/storefront/index.ts';

/** Shared by the page: a URL that one tag has taken is taken for the others. */
const memory = createMemoryStoreSetupGateway();

/**
 * Opens the gateway for stores, chosen again for each call.
 * Source: docs/behaviour/owner.md §1.9
 */
export function setupGateway(): StoreSetupGateway {
  const shop = storefront();
  const rest = restStoreSetupGateway(shop.api, () => {
    const { websiteId } = shop.settings.$settings.get();
    if (websiteId === null)
      warnDeveloper(
        '<store-setup> creates stores of a website: set its id, as website-id of <store-config>.',
      );
    return websiteId ?? '-';
  });
  return openGateway<StoreSetupGateway>(shop, 'stores', { memory, rest });
}
