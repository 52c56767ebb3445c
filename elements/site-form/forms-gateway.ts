import { createMemoryFormsGateway, restFormsGateway, type FormsGateway } from '../../core/forms/index.ts';
import { storefront, type Storefront } from '../../core/storefront/index.ts';

/** One for the page: a form that is taken out and put back finds what was sent. */
const memory = createMemoryFormsGateway();

/**
 * Chooses where forms go, anew for each call: to the program's own backend, nowhere, or to the store.
 * @param shop the page's shop
 * Source: docs/behaviour/forms.md §6.5
 */
export function formsGateway(shop: Storefront = storefront()): FormsGateway {
  const rest = restFormsGateway(shop.api);
  const current = (): FormsGateway => {
    const { settings } = shop;
    const own = settings.$program.get().gateway as { readonly forms?: FormsGateway } | null;
    return own?.forms ?? (settings.$settings.get().gateway === 'memory' ? memory : rest);
  };
  return {
    loadSchema: async (...call) => current().loadSchema(...call),
    validate: async (...call) => current().validate(...call),
    createKey: async () => current().createKey(),
    save: async (...call) => current().save(...call),
  };
}
