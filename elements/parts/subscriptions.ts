/** Code that only subscription products need: loaded when one is bought. */
export { startSubscription, subscriptionUrl } from './start-subscription.ts';
