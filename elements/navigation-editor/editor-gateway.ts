import {
  assertNavigationGateway,
  createMemoryNavigationGateway,
  restNavigationGateway,
  type NavigationGateway,
} from '../../core/owner/index.ts';
import { storefront } from '../../core/storefront/index.ts';
import { chooseBackend } from '../parts/choose-backend.ts';

/**
 * Opens what keeps the navigation, chosen anew for each call.
 * Source: docs/behaviour/owner.md §2.6
 */
export function editorGateway(): NavigationGateway {
  const shop = storefront();
  const backends = {
    check: assertNavigationGateway,
    memory: createMemoryNavigationGateway(),
    rest: restNavigationGateway(shop.api, () => shop.settings.$settings.get().templateId),
  };
  const current = () => chooseBackend<NavigationGateway>(shop, 'navigation', backends);
  return {
    loadLayout: async (...call) => (await current()).loadLayout(...call),
    saveNavigation: async (...call) => (await current()).saveNavigation(...call),
  };
}
