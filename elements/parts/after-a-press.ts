/** What follows a press, and what can wait until then: fetched after the first file. */
export { createItemSeeker } from './item-seeker.ts';
export { liveRegion } from './live-region.ts';
export { noteProduct } from './note-product.ts';
export { openPurchase } from './open-purchase.ts';
export { tellOfProduct } from './tell-of-product.ts';
