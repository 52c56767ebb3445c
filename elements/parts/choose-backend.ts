import type { Gateways, Storefront } from '../../core/storefront/index.ts';

/** The backends that a room may have. */
export interface Backends<Gateway> {
  /** Tells the program what its own backend lacks. */
  readonly check: (own: unknown) => asserts own is Gateway;
  /** For a page without a store. */
  readonly memory: Gateway;
  readonly rest: Gateway;
}

/**
 * Chooses whom a room speaks to: the program's own backend, nobody outside the page, or the store.
 * @param shop the page's shop
 * @param room what the program's own backend is named
 * @param backends what there is
 * @returns the backend of this call: settings may change
 * Source: docs/behaviour/forms.md §6.5
 */
export async function chooseBackend<Gateway>(
  shop: Storefront,
  room: Exclude<keyof Gateways, 'cart'>,
  backends: Backends<Gateway>,
): Promise<Gateway> {
  const { $program, $settings } = shop.settings;
  const gateways: Gateways | null = $program.get().gateway;
  const own: unknown = gateways?.[room];
  if (own !== undefined) {
    backends.check(own);
    return own;
  }
  // Where the page has no store is a setting that is read with what talks to one.
  await shop.prepare();
  return $settings.get().gateway === 'memory' ? backends.memory : backends.rest;
}
