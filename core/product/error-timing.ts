/** How long the error state of a purchase stays. Source: docs/behaviour/adding-to-cart.md §2.1 */
export const ERROR_TIMING = { errorMs: 1000 } as const;
