export { loadSubscriptionCart, type SubscriptionCart } from './load-subscription-cart.ts';
export { placeSubscription } from './place-subscription.ts';
export { startSubscription, SUBSCRIPTION } from './start-subscription.ts';
