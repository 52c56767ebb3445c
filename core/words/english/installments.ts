import { words } from '../lookup/words.ts';

/** Words of instalments. Source: docs/behaviour/instalments.md §3, §5 */
export const INSTALLMENT_WORDS = words({
  payments: '{count} interest-free payments of {amount}',
  paymentsFrom: '{count} interest-free payments from {amount}',
  spokenPayments: '{count} payments of {amounts} with {brand}',
  spokenPaymentsFrom: '{count} payments from {amounts} with {brand}',
  paymentsUpTo: 'available for orders up to {amount}',
  paymentsOver: 'available for orders over {amount}',
  aboutPayments: 'Learn more about {brand} installments',
  paymentsWith: '{brand} installments',
});
