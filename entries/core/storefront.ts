export type { Gateways } from '../../core/backends/index.ts';
export { StoreBeforeCheckoutEvent, leaveForCheckout } from '../../core/shop-network/index.ts';
export {
  type Storefront,
  type StorefrontParts,
  configureStore,
  createStorefront,
  storefront,
} from '../../core/storefront/index.ts';
