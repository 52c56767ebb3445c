import { openGateway } from '../../core/backends/index.ts';
import { createMemoryFormsGateway, restFormsGateway, type FormsGateway } from '../../core/forms/index.ts';
import { storefront, type Storefront } from '../../core/storefront/index.ts';

/** One per page: a form that is removed and reinserted finds its submissions. */
const memory = createMemoryFormsGateway();

/**
 * Opens the gateway of forms; each call chooses its backend again.
 * @param shop the page's shop
 * Source: docs/behaviour/forms.md §6.5
 */
export function formsGateway(shop: Storefront = storefront()): FormsGateway {
  return openGateway<FormsGateway>(shop, 'forms', { memory, rest: restFormsGateway(shop.api) });
}
