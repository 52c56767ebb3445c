/** What only products with a subscription need: fetched when one is bought. */
export { startSubscription, subscriptionUrl } from './start-subscription.ts';
