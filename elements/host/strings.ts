/** What `store-error` says when a view does not come. Source: docs/behaviour/elements.md §7.2 */
export const HOST_STRINGS = {
  unableToLoad: 'Unable to load',
  tryAgain: 'Unable to load. Try again.',
} as const;
