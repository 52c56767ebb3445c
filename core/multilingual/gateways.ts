import type { Api } from '../api/index.ts';

/** The source of a site's languages. Rejects with a `StorefrontError` of any kind. Source: docs/behaviour/languages.md §1 */
export interface MultilingualGateway {
  /**
   * Loads the languages that visitors can choose from.
   * @param signal aborts the request
   * @returns the answer, unchecked
   */
  loadLanguages(signal: AbortSignal): Promise<unknown>;
}

/** The endpoints of languages, for visitors and owners. Source: docs/behaviour/languages.md §1.1 */
export const LANGUAGES_CALL = '/api/multilingual/languages';

/** No language but the page's own, for a page without a store. Source: docs/behaviour/languages.md §1.5 */
export const emptyMultilingualGateway: MultilingualGateway = {
  loadLanguages: () => Promise.resolve({ languages: [] }),
};

/**
 * Creates the gateway of languages to the website builder's API.
 * @param api the client
 * Source: docs/behaviour/languages.md §1.1
 */
export function restMultilingualGateway(api: Api): MultilingualGateway {
  return { loadLanguages: (signal) => api.read(LANGUAGES_CALL, { signal }) };
}
