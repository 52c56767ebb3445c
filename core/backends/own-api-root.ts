import type { Settings } from '../page/index.ts';
import { isNamedBackend } from './named-gateways.ts';

/**
 * Finds the root of the API of the store itself. Where a page names another backend, `apiRoot` is that one's; the page's own
 * server may still have the rest.
 * @param settings the page's
 * Source: docs/behaviour/network.md §9.8
 */
export function ownApiRoot({ gateway, apiRoot }: Pick<Settings, 'gateway' | 'apiRoot'>): string {
  const { location } = globalThis as { readonly location?: Location };
  return isNamedBackend(gateway) && location ? location.origin : apiRoot;
}
