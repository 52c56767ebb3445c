export { StoreBeforeCheckoutEvent, leaveForCheckout } from './leave-for-checkout.ts';
export type { Network, NetworkParts } from './network.ts';
