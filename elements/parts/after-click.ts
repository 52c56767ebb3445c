/** What follows a press, and what can wait until then: fetched after the first file. */
export { createItemSeeker } from './item-seeker.ts';
export { liveRegion } from './live-region.ts';
export { registerProduct as noteProduct } from './register-product.ts';
export { openPurchase } from './open-purchase.ts';
export { warnOfProduct as tellOfProduct } from './warn-of-product.ts';
