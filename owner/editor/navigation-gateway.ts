import { openGateway } from '../../core/backends/index.ts';
import {
  createMemoryNavigationGateway,
  restNavigationGateway,
  type NavigationGateway,
} from '../rules/index.ts';
import { storefront } from '../../core/storefront/index.ts';

/** One per page: a tag reads what another has saved. */
const memory = createMemoryNavigationGateway();

/**
 * Opens the gateway of the site's navigation; each call chooses its backend again.
 * Source: docs/behaviour/owner.md §2.6
 */
export function navigationGateway(): NavigationGateway {
  const shop = storefront();
  const rest = restNavigationGateway(shop.api, () => shop.settings.$settings.get().templateId);
  return openGateway<NavigationGateway>(shop, 'navigation', { memory, rest });
}
