export type { Gateways } from './gateways.ts';
export { leaveForCheckout, StoreBeforeCheckoutEvent } from './leave-for-checkout.ts';
export {
  configureStore,
  createStorefront,
  storefront,
  type Storefront,
  type StorefrontParts,
} from './storefront.ts';
