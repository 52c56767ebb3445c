import { defineElement } from '../host/index.ts';
import { StoreReviewsElement } from './element.ts';

defineElement('store-reviews', StoreReviewsElement);

export { StoreReviewsElement };
