export { createSubscriptions, type Subscriptions } from './create-subscriptions.ts';
export { restSubscriptionsGateway, type SubscriptionsGateway } from './gateway.ts';
export { subscriptionCheckoutUrl } from './checkout-url.ts';
