/** What a visitor reads when something does not load. Source: docs/behaviour/elements.md §7.2; docs/behaviour/cart-page.md §1.3 */
export const HOST_STRINGS = {
  somethingWentWrong: 'Something went wrong',
  unableToLoad: 'Unable to load. Try again.',
} as const;
