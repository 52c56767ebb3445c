import { words } from '../lookup/words.ts';

/** Sentences about other backends. Source: docs/behaviour/gateways.md §5.4, §5.7 */
export const GATEWAY_WORDS = words({
  noAdditionalFields: 'This shop cannot take additional information for an item.',
  noLogin: 'You cannot log in here. Please log in at the shop.',
});
