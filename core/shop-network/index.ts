export { findCheckout, knownCheckout } from './find-checkout.ts';
export { StoreBeforeCheckoutEvent, leaveForCheckout } from './leave-for-checkout.ts';
export type { Network, NetworkParts } from './network.ts';
