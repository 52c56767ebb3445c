import {
  assertFormsGateway,
  createMemoryFormsGateway,
  restFormsGateway,
  type FormsGateway,
} from '../../core/forms/index.ts';
import { storefront, type Gateways, type Storefront } from '../../core/storefront/index.ts';

/** One for the page: a form that is taken out and put back finds what was sent. */
const memory = createMemoryFormsGateway();

/**
 * Chooses where forms go, anew for each call: to the program's own backend, nowhere, or to the store.
 * @param shop the page's shop
 * Source: docs/behaviour/forms.md §6.5
 */
export function formsGateway(shop: Storefront = storefront()): FormsGateway {
  const rest = restFormsGateway(shop.api);
  const current = async (): Promise<FormsGateway> => {
    const { $program, $settings } = shop.settings;
    const own = ($program.get().gateway as Gateways | null)?.forms;
    if (own !== undefined) {
      assertFormsGateway(own);
      return own;
    }
    // Where the page has no store is a setting that is read with what talks to one.
    await shop.prepare();
    return $settings.get().gateway === 'memory' ? memory : rest;
  };
  return {
    loadSchema: async (...call) => (await current()).loadSchema(...call),
    validate: async (...call) => (await current()).validate(...call),
    createKey: async () => (await current()).createKey(),
    save: async (...call) => (await current()).save(...call),
  };
}
