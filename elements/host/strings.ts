/** What `store-error` says when a view does not come. Source: platform specification §8 "Interface strings" */
export const HOST_STRINGS = {
  unableToLoad: 'Unable to load',
  tryAgain: 'Unable to load. Try again.',
} as const;
