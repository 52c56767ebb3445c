import {
  createAccount,
  createMemoryAccountGateway,
  restAccountGateway,
  restSiteUser,
  type Account,
} from '../../core/account/index.ts';
import { openGateway, ownApiRoot } from '../../core/backends/index.ts';
import { translatedLanguage } from '../../core/words/index.ts';
import { areCookiesEnabled, browserStorage, readSiteUser, tokenSession } from '../../core/session/index.ts';
import { shelf } from '../../core/shared/index.ts';
import { storefront } from '../../core/storefront/index.ts';

/**
 * Opens the account of the page's visitor, shared by all tags and copies of the script.
 * Source: docs/behaviour/account.md §7
 */
export function pageAccount(): Account {
  return shelf('account', () => {
    const shop = storefront();
    const { $settings } = shop.settings;
    const getApiRoot = () => ownApiRoot($settings.get());
    const getSiteUser = () => readSiteUser(getApiRoot());
    const account = createAccount({
      gateway: openGateway(shop, 'account', {
        memory: createMemoryAccountGateway(),
        rest: restAccountGateway(shop.api, () => getSiteUser().isAuthenticated),
      }),
      readSiteUser: getSiteUser,
      askSiteUser: restSiteUser(shop.api, () => tokenSession(getApiRoot())),
      storage: browserStorage(),
      getLanguage: () => translatedLanguage(globalThis),
      areCookiesEnabled,
      report: shop.report,
    });
    // The page may name its store later.
    let asked = getApiRoot();
    $settings.listen(() => {
      if (getApiRoot() === asked) return;
      asked = getApiRoot();
      account.refresh();
    });
    account.refresh();
    return account;
  });
}
