export { createCartIndicators } from './cart-indicators.ts';
export { ALL_PARTS, isElement, itemIdOf, PRINTED, printedIn, PRODUCT_PARTS } from './printed-parts.ts';
export { createStart } from './start.ts';
