import type { Feature } from '../../platform/feature.ts';
import { searchApi } from './search-api.ts';
import { searchPage } from './search-page.ts';
import { addCorrection, createSearch } from './tables.ts';

/** The search of the site. */
export const SEARCH: Feature = {
  tables: ['search_entries', 'search_words'],
  migrations: { '050-search': createSearch, '051-search-correction': addCorrection },
  templates: ['search'],
  routes: [searchApi, searchPage],
};

export { reportCorrection } from './has-correction.ts';
export { indexPages } from './index-pages.ts';
