/** Code for clicks, and code that can wait until then: loaded after the entry bundle. */
export { createItemSeeker } from './item-seeker.ts';
export { liveRegion } from '../ui/index.ts';
export { registerProduct } from './register-product.ts';
export { openPurchase } from './open-purchase.ts';
export { warnOfProduct } from './warn-of-product.ts';
