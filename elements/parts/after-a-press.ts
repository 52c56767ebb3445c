/** What follows a press: fetched after the first file. */
export { liveRegion } from './live-region.ts';
export { openPurchase } from './open-purchase.ts';
