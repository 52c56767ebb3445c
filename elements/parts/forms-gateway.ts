import {
  assertFormsGateway,
  createMemoryFormsGateway,
  restFormsGateway,
  type FormsGateway,
} from '../../core/forms/index.ts';
import { storefront, type Storefront } from '../../core/storefront/index.ts';
import { chooseBackend } from './choose-backend.ts';

/** One per page: a form that is removed and reinserted finds its submissions. */
const memory = createMemoryFormsGateway();

/**
 * Opens the gateway of forms; each call chooses its backend again.
 * @param shop the page's shop
 * Source: docs/behaviour/forms.md §6.5
 */
export function formsGateway(shop: Storefront = storefront()): FormsGateway {
  const backends = { check: assertFormsGateway, memory, rest: restFormsGateway(shop.api) };
  const current = () => chooseBackend<FormsGateway>(shop, 'forms', backends);
  return {
    loadSchema: async (...call) => (await current()).loadSchema(...call),
    validate: async (...call) => (await current()).validate(...call),
    createKey: async () => (await current()).createKey(),
    save: async (...call) => (await current()).save(...call),
  };
}
