import type { PageSettings } from '../page/index.ts';
import type { GatewayName } from './gateway-names.ts';
import { isNamedBackend } from './named-gateways.ts';

/**
 * Returns the program's own gateway of a module.
 * @param settings the page's settings
 * @param name the name of the gateway
 * @returns the gateway, unchecked; undefined for none
 */
export function ownGateway({ $program }: PageSettings, name: GatewayName): unknown {
  const gateways: Partial<Record<GatewayName, unknown>> | null = $program.get().gateway;
  return gateways?.[name];
}

/**
 * Identifies the backend that a module's calls go to at present.
 * @param settings the page's settings
 * @param name the name of the module's gateway
 * @returns the same value as long as it is the same backend
 * Source: docs/behaviour/settings.md §1.8
 */
export function backendOf(settings: PageSettings, name: GatewayName): unknown {
  const { gateway, apiRoot, apiKey, apiRegion, currency, locale } = settings.$settings.get();
  // Vendure alone answers in the language of the page.
  const language = gateway === 'vendure' ? [locale] : [];
  const options = isNamedBackend(gateway) ? [apiKey, apiRegion, currency, ...language] : [];
  return ownGateway(settings, name) ?? JSON.stringify([gateway, apiRoot, ...options]);
}

/**
 * Whether calls go to the page's own server only because the page has named no backend, which it still may.
 * @param settings the page's settings
 * @param name the name of the module's gateway; none for a page without any gateway
 */
export function isUnnamed(settings: PageSettings, name?: GatewayName): boolean {
  const own = name ? ownGateway(settings, name) : (settings.$program.get().gateway ?? undefined);
  if (own !== undefined) return false;
  const { gateway, apiRoot } = settings.$settings.get();
  const { location } = globalThis as { readonly location?: Location };
  // A page without an origin of its own has an empty one.
  return gateway === null && (apiRoot === '' || apiRoot === location?.origin);
}
