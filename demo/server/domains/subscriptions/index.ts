export { loadSubscriptionCart } from './load-subscription-cart.ts';
export { placeSubscription } from './place-subscription.ts';
export { startSubscription, SUBSCRIPTION } from './start-subscription.ts';
