export { enhancePrintedCart } from './enhance-printed-cart.ts';
