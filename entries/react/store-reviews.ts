// Generated from tags.json by `npm run generate`.
import { StoreReviewsElement } from '../../elements/store-reviews/define.ts';
import { createComponent, type TagComponent } from './create-component.ts';

/** Defines and renders `<store-reviews>`. Source: docs/behaviour/elements.md §8.5. */
export const StoreReviews: TagComponent<'store-reviews'> = /* @__PURE__ */ createComponent(
  'store-reviews',
  StoreReviewsElement,
);
