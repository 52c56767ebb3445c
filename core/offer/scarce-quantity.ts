/** Up to this many pieces, something that can run out is nearly sold out. Source: docs/behaviour/products.md §9.2 */
export const SCARCE_QUANTITY = 3;
