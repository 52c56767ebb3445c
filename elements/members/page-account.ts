import {
  createAccount,
  createMemoryAccountGateway,
  restAccountGateway,
  type Account,
} from '../../core/account/index.ts';
import { openGateway } from '../../core/backends/index.ts';
import { translatedLanguage } from '../../core/words/index.ts';
import { areCookiesEnabled, browserStorage, readSiteUser } from '../../core/session/index.ts';
import { shelf } from '../../core/shared/index.ts';
import { storefront } from '../../core/storefront/index.ts';

/**
 * Opens the account of the page's visitor, shared by all tags and copies of the script.
 * Source: docs/behaviour/account.md §7
 */
export function pageAccount(): Account {
  return shelf('account', () => {
    const shop = storefront();
    return createAccount({
      gateway: openGateway(shop, 'account', {
        memory: createMemoryAccountGateway(),
        rest: restAccountGateway(shop.api, () => readSiteUser().isAuthenticated),
      }),
      readSiteUser,
      storage: browserStorage(),
      getLanguage: () => translatedLanguage(globalThis),
      areCookiesEnabled,
      report: shop.report,
    });
  });
}
