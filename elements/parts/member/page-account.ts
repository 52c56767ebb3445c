import {
  assertAccountGateway,
  createAccount,
  createMemoryAccountGateway,
  restAccountGateway,
  type Account,
  type AccountGateway,
} from '../../../core/account/index.ts';
import { translatedLanguage } from '../../../core/page/index.ts';
import { areCookiesEnabled, browserStorage, readSiteUser } from '../../../core/session/index.ts';
import { shelf } from '../../../core/shared/index.ts';
import { storefront, type Storefront } from '../../../core/storefront/index.ts';
import { chooseBackend } from '../choose-backend.ts';

/**
 * Opens the account of the page's visitor: one, however many tags and copies of the script.
 * Source: docs/behaviour/account.md §7
 */
export function pageAccount(): Account {
  return shelf('account', () => {
    const shop = storefront();
    return createAccount({
      gateway: accountGateway(shop),
      readSiteUser,
      storage: browserStorage(),
      getLanguage: () => translatedLanguage(globalThis),
      areCookiesEnabled,
      report: shop.report,
    });
  });
}

function accountGateway(shop: Storefront): AccountGateway {
  const backends = {
    check: assertAccountGateway,
    memory: createMemoryAccountGateway(),
    rest: restAccountGateway(shop.api, () => readSiteUser().isAuthenticated),
  };
  const backend = () => chooseBackend<AccountGateway>(shop, 'account', backends);
  return {
    logIn: async (...call) => (await backend()).logIn(...call),
    join: async (...call) => (await backend()).join(...call),
    logOut: async (...call) => (await backend()).logOut(...call),
    setLanguage: async (...call) => (await backend()).setLanguage(...call),
  };
}
