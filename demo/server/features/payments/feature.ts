import type { Feature } from '../../platform/feature.ts';
import { createPayments } from './tables.ts';

export { createHostedProvider } from './hosted-provider.ts';
export type { Payments } from './provider.ts';
export { PAYMENT_DELAYS, type PaymentOptions } from './payment-options.ts';
export { readPaymentSettings } from './read-settings.ts';

/** The payments at a provider with a hosted page. */
export const PAYMENTS: Feature = {
  tables: ['payment_refunds', 'payments'],
  migrations: { '046-payments': createPayments },
};
