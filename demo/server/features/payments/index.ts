export { closePayments } from './close-payments.ts';
export { findPaymentRefunds, findPayments, type Payment, type PaymentRefund } from './find-payments.ts';
export { MAX_ATTEMPTS, openPayment, payAgain } from './open-payment.ts';
export { PAYMENT_DELAYS } from './payment-options.ts';
export type { PaymentParts, PaymentProvider, PaymentReport, Payments } from './provider.ts';
export { queueRefund } from './queue-refund.ts';
export type { PaymentState } from './tables.ts';
