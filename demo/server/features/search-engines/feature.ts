import type { Feature } from '../../platform/feature.ts';
import { searchEngineFiles } from './search-engine-files.ts';

/** The files for search engines. */
export const SEARCH_ENGINES: Feature = { routes: [searchEngineFiles] };
