import type { BackendGateways, BackendOptions } from '../../../core/gateway-kit/index.ts';
import { shopifyGateway } from '../../../core/shopify/index.ts';
import { wooCommerceGateway } from '../../../core/woocommerce/index.ts';
import type { StandIn } from './serve.ts';
import type { Shelf } from './shelf.ts';
import { SHOPIFY_KEY, startShopify } from './shopify/start.ts';
import { startWooCommerce } from './woocommerce/start.ts';

/** A stand-in as tests of both use it. */
interface AnyStandIn extends StandIn {
  readonly shelf: Shelf;
  /** Ends all carts, as the time does. */
  readonly endCarts: () => void;
  /** The mistakes in requests so far, as far as it notices them. */
  readonly mistakes: readonly string[];
}

interface StandInRow {
  readonly start: () => Promise<AnyStandIn>;
  readonly open: (options: BackendOptions) => BackendGateways;
}

/** The backends that cannot run here, and their gateways. */
export const STAND_INS = {
  Shopify: {
    start: async () => {
      const shop = await startShopify();
      return { ...shop, endCarts: shop.deleteCarts };
    },
    open: (options) => shopifyGateway({ ...options, apiKey: SHOPIFY_KEY }),
  },
  WooCommerce: {
    start: async () => {
      const store = await startWooCommerce();
      return { ...store, endCarts: store.expireCarts, mistakes: [] };
    },
    open: wooCommerceGateway,
  },
} as const satisfies Readonly<Record<string, StandInRow>>;
