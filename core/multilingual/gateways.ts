import type { Api } from '../api/index.ts';
import { assertMethods } from '../errors/index.ts';

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

/**
 * Checks that a program's own backend has all methods of languages.
 * @param gateway anything
 * @throws AssertionError when it is not an object or a method is missing
 * Source: docs/behaviour/languages.md §1.5
 */
export function assertMultilingualGateway(gateway: unknown): asserts gateway is MultilingualGateway {
  assertMethods(gateway, 'gateway.multilingual', ['loadLanguages']);
}
