import type { Gateways, Storefront } from '../../core/storefront/index.ts';

/** The backends that forms may have. */
export interface FormsBackends<Gateway> {
  /** Tells the program what its own backend lacks. */
  readonly check: (own: unknown) => asserts own is Gateway;
  /** For a page without a store. */
  readonly memory: Gateway;
  readonly rest: Gateway;
}

/**
 * Chooses where forms are kept: with the program's own backend, nowhere, or in the store.
 * @param shop the page's shop
 * @param backends what there is
 * @returns the backend of this call: settings may change
 * Source: docs/behaviour/forms.md §6.5
 */
export async function chooseFormsBackend<Gateway>(
  shop: Storefront,
  backends: FormsBackends<Gateway>,
): Promise<Gateway> {
  const { $program, $settings } = shop.settings;
  const gateways: Gateways | null = $program.get().gateway;
  const own: unknown = gateways?.forms;
  if (own !== undefined) {
    backends.check(own);
    return own;
  }
  // Where the page has no store is a setting that is read with what talks to one.
  await shop.prepare();
  return $settings.get().gateway === 'memory' ? backends.memory : backends.rest;
}
