import assert from 'node:assert/strict';

import type { Visitor } from './visitor.ts';

/** What the call of the search answers. */
interface FoundJson {
  readonly hits: readonly {
    readonly kind: string;
    readonly item?: { readonly id: string; readonly title: string };
    readonly title?: string;
    readonly url?: string;
    readonly excerpt?: string | null;
    readonly imageUrl?: string | null;
  }[];
  readonly total: number;
}

/**
 * Searches a store by its call.
 * @param visitor who searches
 * @param text what to find
 * @param more other parameters
 */
export async function search(
  visitor: Visitor,
  text: string,
  more: Readonly<Record<string, string>> = {},
): Promise<FoundJson> {
  const query = new URLSearchParams({ q: text, limit: '50', locale: 'en-US', ...more });
  const { status, text: answer, json } = await visitor.get(`/api/commerce/search?${query}`);
  assert.equal(status, 200, `${text}: ${answer}`);
  return json() as FoundJson;
}

/**
 * Searches a store by its call.
 * @param visitor who searches
 * @param text what to find
 * @param locale the language of the page
 * @returns the titles of the results, the best first
 */
export async function titlesOf(visitor: Visitor, text: string, locale = 'en-US'): Promise<readonly string[]> {
  const { hits } = await search(visitor, text, { locale });
  return hits.map(({ item, title }) => item?.title ?? title ?? '');
}
