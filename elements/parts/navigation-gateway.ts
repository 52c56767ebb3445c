import {
  assertNavigationGateway,
  createMemoryNavigationGateway,
  restNavigationGateway,
  type NavigationGateway,
} from '../../core/owner/index.ts';
import { storefront } from '../../core/storefront/index.ts';
import { chooseBackend } from './choose-backend.ts';

/** One per page: one tag reads what another saved. */
const memory = createMemoryNavigationGateway();

/**
 * Opens the gateway of the site's navigation; each call chooses its backend again.
 * Source: docs/behaviour/owner.md §2.6
 */
export function navigationGateway(): NavigationGateway {
  const shop = storefront();
  const rest = restNavigationGateway(shop.api, () => shop.settings.$settings.get().templateId);
  const current = () =>
    chooseBackend<NavigationGateway>(shop, 'navigation', { check: assertNavigationGateway, memory, rest });
  return {
    loadLayout: async (...call) => (await current()).loadLayout(...call),
    saveNavigation: async (...call) => (await current()).saveNavigation(...call),
  };
}
