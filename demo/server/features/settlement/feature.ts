import type { Feature } from '../../platform/feature.ts';
import type { PaymentParts } from '../payments/index.ts';
import { paymentRoutes } from './payment-routes.ts';

export { keepSettled } from './keep-settled.ts';

/** The way between orders and their payments at a provider. */
export const SETTLEMENT: Feature<PaymentParts> = {
  routes: [paymentRoutes],
};
