import type { Gateways, Storefront } from '../../core/storefront/index.ts';

/** The backends of a module. */
export interface Backends<Gateway> {
  /** Throws if the program's own backend is incomplete. */
  readonly check: (own: unknown) => asserts own is Gateway;
  /** For a page without a store. */
  readonly memory: Gateway;
  readonly rest: Gateway;
}

/**
 * Chooses a backend: the program's own, the one in memory, or the store.
 * @param shop the page's shop
 * @param name the name of the program's own backend
 * @param backends the available ones
 * @returns the backend for this call: settings may change
 * Source: docs/behaviour/forms.md §6.5
 */
export async function chooseBackend<Gateway>(
  shop: Storefront,
  name: Exclude<keyof Gateways, 'cart'>,
  backends: Backends<Gateway>,
): Promise<Gateway> {
  const { $program, $settings } = shop.settings;
  const gateways: Gateways | null = $program.get().gateway;
  const own: unknown = gateways?.[name];
  if (own !== undefined) {
    backends.check(own);
    return own;
  }
  // The network bundle reads the setting that names the gateway.
  await shop.prepare();
  return $settings.get().gateway === 'memory' ? backends.memory : backends.rest;
}
