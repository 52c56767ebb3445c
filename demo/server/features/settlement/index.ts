export { beginPayment } from './begin-payment.ts';
