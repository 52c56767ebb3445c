import { textAttribute, urlAttribute } from '../host/index.ts';

/** The page of results of the store. */
export const RESULTS_URL = '/search';

/** The attributes of the search field. Source: docs/behaviour/product-lists.md §6 */
export const searchAttributes = {
  action: urlAttribute('action'),
  placeholder: textAttribute('placeholder'),
} as const;
