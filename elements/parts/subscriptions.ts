/** What only products with a subscription need: fetched when a page shows one. */
export { startSubscription, subscriptionUrl } from './start-subscription.ts';
