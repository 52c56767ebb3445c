import { words } from '../lookup/words.ts';

/** Words of the quick view. Source: docs/behaviour/printed-markup.md §9 */
export const QUICK_VIEW_WORDS = words({
  quickView: 'Quick View',
  productLoading: 'Loading…',
  viewFullDetails: 'View full details',
  productFailed: 'This product is not available right now.',
  pictures: 'Pictures',
  pictureNumber: 'Picture {n}',
  previousProduct: 'Previous product',
  nextProduct: 'Next product',
  productPosition: '{n} of {count}',
});
