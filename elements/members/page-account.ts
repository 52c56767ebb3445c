import {
  createAccount,
  createMemoryAccountGateway,
  rememberLogin,
  restAccountGateway,
  restSiteUser,
  type Account,
} from '../../core/account/index.ts';
import { isNamedBackend, openGateway, ownApiRoot, ownGateway } from '../../core/backends/index.ts';
import { translatedLanguage } from '../../core/words/index.ts';
import { areCookiesEnabled, browserStorage, readSiteUser, tokenSession } from '../../core/session/index.ts';
import { shelf } from '../../core/shared/index.ts';
import { storefront } from '../../core/storefront/index.ts';

/** The name of a program's own backend. */
const OWN = 'own';

/**
 * Opens the account of the page's visitor, shared by all tags and copies of the script.
 * Source: docs/behaviour/account.md §7
 */
export function pageAccount(): Account {
  return shelf('account', () => {
    const shop = storefront();
    const { $settings, $program } = shop.settings;
    const getApiRoot = () => ownApiRoot($settings.get());
    const getStoreUser = () => readSiteUser(getApiRoot());
    const storage = browserStorage();
    const { gateway, read, ask } = rememberLogin({
      gateway: openGateway(shop, 'account', {
        memory: createMemoryAccountGateway(),
        rest: restAccountGateway(shop.api, () => getStoreUser().isAuthenticated),
        optional: ['readSiteUser'],
      }),
      getBackend,
      storage,
    });
    const askStore = restSiteUser(shop.api, () => tokenSession(getApiRoot()));
    const account = createAccount({
      gateway,
      readSiteUser() {
        const backend = getBackend();
        return backend === null ? getStoreUser() : read(backend);
      },
      async askSiteUser() {
        const backend = getBackend();
        if (backend === null) return askStore();
        const { isAuthenticated } = read(backend);
        await ask(backend);
        // Some backends end the member's cart with the login.
        if (isAuthenticated && !read(backend).isAuthenticated) void shop.cart.refresh();
      },
      storage,
      getLanguage: () => translatedLanguage(globalThis),
      areCookiesEnabled,
      report: shop.report,
    });
    // The page may name its store later.
    const getPlace = () => getBackend() ?? getApiRoot();
    let asked = getPlace();
    const look = () => {
      if (getPlace() === asked) return;
      asked = getPlace();
      account.refresh();
    };
    $settings.listen(look);
    $program.listen(look);
    account.refresh();
    return account;
  });
}

/** Whether the backend of members keeps every login as long as its own session. Source: docs/behaviour/gateways.md §1.8 */
export function isAlwaysRemembered(): boolean {
  const backend = getBackend();
  return backend !== null && backend !== OWN;
}

/** Names the backend of members, if no cookie says who is logged in there. Source: docs/behaviour/account.md §7.6 */
function getBackend(): string | null {
  const { settings } = storefront();
  const own = ownGateway(settings, 'account');
  if (own !== undefined) return canTell(own) ? OWN : null;
  const { gateway, apiRoot, apiKey } = settings.$settings.get();
  if (!isNamedBackend(gateway)) return null;
  // A session of Vendure belongs to one channel.
  const channel = gateway === 'vendure' && apiKey ? ` ${apiKey}` : '';
  return `${gateway} ${apiRoot}${channel}`;
}

function canTell(gateway: unknown): boolean {
  return typeof gateway === 'object' && gateway !== null && 'readSiteUser' in gateway;
}
