/** What follows a press, and what can wait until then: fetched after the first file. */
export { isDoubtful } from '../../core/product/index.ts';
export { liveRegion } from './live-region.ts';
export { followBlock } from './variant-pictures.ts';
export { openPurchase } from './open-purchase.ts';
