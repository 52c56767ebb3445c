import {
  assertFormsGateway,
  createMemoryFormsGateway,
  restFormsGateway,
  type FormsGateway,
} from '../../core/forms/index.ts';
import { storefront, type Storefront } from '../../core/storefront/index.ts';
import { chooseBackend } from './choose-backend.ts';

/** One for the page: a form that is taken out and put back finds what was sent. */
const memory = createMemoryFormsGateway();

/**
 * Opens what forms are sent to, chosen anew for each call.
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
