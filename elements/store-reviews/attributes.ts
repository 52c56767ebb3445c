import { textAttribute } from '../host/index.ts';

/** The attributes of reviews. Source: docs/behaviour/reviews.md §1.2 */
export const reviewsAttributes = { itemId: textAttribute('item-id') } as const;
