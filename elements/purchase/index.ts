export { CHOOSE_SLIDE } from './choose-slide.ts';
export { emitCartFailure, type CartProblem } from './emit-cart-failure.ts';
export { followChoice, announcePicture } from './follow-choice.ts';
export { productForms } from './load-product-form.ts';
export { pageProducts } from './page-products.ts';
export { itemIdOf, TRIGGER, triggerAround } from './quick-view-trigger.ts';
export { restockTargetOf } from './restock-target-of.ts';
export { wirePictures } from './variant-pictures.ts';
export { writtenPictures } from './written-pictures.ts';
