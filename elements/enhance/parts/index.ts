export { isElement, itemIdOf, OTHER_PARTS, PRINTED, printedIn, PRODUCT_PARTS } from './printed-parts.ts';
export { createStart } from './start.ts';
