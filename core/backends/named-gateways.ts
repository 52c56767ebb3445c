import type { BackendGateways, BackendOptions } from '../gateway-kit/index.ts';
import type { Settings } from '../page/index.ts';

/** The backends that a page may name, besides `memory`; each is loaded when a page names it. Source: docs/behaviour/gateways.md §1 */
const LOADERS = {
  vendure: async (options) => (await import('../vendure/index.ts')).vendureGateway(options),
  medusa: async (options) => (await import('../medusa/index.ts')).medusaGateway(options),
  shopify: async (options) => (await import('../shopify/index.ts')).shopifyGateway(options),
  woocommerce: async (options) => (await import('../woocommerce/index.ts')).wooCommerceGateway(options),
} as const satisfies Record<string, (options: BackendOptions) => Promise<BackendGateways>>;

type LoadedName = keyof typeof LOADERS;

/**
 * Whether a setting names a backend other than the store's API and the memory.
 * @param name the setting `gateway`
 */
export function isNamedBackend(name: Settings['gateway']): name is LoadedName {
  return name !== null && Object.hasOwn(LOADERS, name);
}

type NamedSettings = Pick<Settings, 'apiKey' | 'apiRegion' | 'apiRoot' | 'currency' | 'locale'>;

let loaded: { readonly key: string; readonly gateways: Promise<BackendGateways> } | undefined;

/**
 * Loads the gateways to the backend that the page names, once for the same settings.
 * @param name the setting `gateway`
 * @param settings the backend's address and key, and the page's region, currency and language
 * @returns its gateways; rejects if their code cannot be loaded, and tries again the next time
 * Source: docs/behaviour/gateways.md §1.1
 */
export function namedGateways(name: LoadedName, settings: NamedSettings): Promise<BackendGateways> {
  const { apiRoot, apiKey, apiRegion, currency, locale } = settings;
  const options = { apiRoot, apiKey, apiRegion, currency, locale };
  const key = JSON.stringify([name, options]);
  if (loaded?.key === key) return loaded.gateways;
  const gateways = LOADERS[name](options);
  const own = { key, gateways };
  loaded = own;
  gateways.catch(() => {
    if (loaded === own) loaded = undefined;
  });
  return gateways;
}
