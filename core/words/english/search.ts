import { words } from '../lookup/words.ts';

/** Words of the search. Source: docs/behaviour/product-lists.md §6 */
export const SEARCH_WORDS = words({
  searchStore: 'Search',
  searchSuggestions: 'Suggestions',
  noSuggestions: 'Nothing found.',
  allResults: 'All results for “{text}”',
  postKind: 'Article',
  pageKind: 'Page',
});
