import { fieldsOf } from '../json/index.ts';
import { plainText } from '../text/index.ts';
import { isSameName, type ListedProduct } from './list-items.ts';
import { type ProductSearchQuery, type RelatedQuery, SEARCH_RULES } from './product-query.ts';
import type { SearchPage } from './search-page.ts';

/** From this similarity on, 0–1, a word counts as a misspelt one; PostgreSQL's own limit for words. */
const MIN_SIMILARITY = 0.3;

/**
 * Searches products that are in memory: every word has to be found, as the beginning of a word or nearly.
 * @param listed all of them
 * @param query what to find
 * @returns the best first, as `ProductGateway.search` answers it
 * Source: docs/behaviour/product-lists.md §2
 */
export function searchItems(
  listed: readonly ListedProduct[],
  { text, limit }: ProductSearchQuery,
): SearchPage {
  const wanted = wordsOf(text);
  const found = listed
    .map((one) => ({ one, score: scoreOf(one, wanted) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score);
  return {
    hits: found.slice(0, limit).map(({ one }) => ({ kind: 'product', item: one.item })),
    total: found.length,
  };
}

/**
 * Finds the products that go with one: first those of its categories, then those with its tags.
 * @param listed all of them, in the order `featured`
 * @param query which product
 * @returns as `ProductGateway.related` answers them; none for an unknown product
 * Source: docs/behaviour/product-lists.md §3.1
 */
export function relatedItems(
  listed: readonly ListedProduct[],
  { itemId, limit }: RelatedQuery,
): { readonly items: readonly ListedProduct['item'][] } {
  const own = listed.find(({ product }) => product.id === itemId);
  if (own === undefined) return { items: [] };
  const others = listed.filter((one) => one !== own);
  const found = new Set(
    (['categories', 'tags'] as const).flatMap((field) =>
      others.filter((one) => one[field].some((name) => own[field].some((other) => isSameName(name, other)))),
    ),
  );
  return { items: [...found].slice(0, limit).map(({ item }) => item) };
}

function scoreOf({ item, product, categories, tags }: ListedProduct, wanted: readonly string[]): number {
  const fields = fieldsOf(item);
  const { weights } = SEARCH_RULES;
  const places: readonly (readonly [number, readonly string[]])[] = [
    [weights.title, wordsOf(product.title)],
    [weights.names, wordsOf([...categories, ...tags, ...optionTexts(product)].join(' '))],
    [weights.text, wordsOf(plainText([fields.text('excerpt'), fields.text('body')].join(' ')))],
  ];
  const scores = wanted.map((word) =>
    Math.max(0, ...places.map(([weight, words]) => weight * likenessOf(word, words))),
  );
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0);
}

function optionTexts({ variants }: ListedProduct['product']): readonly string[] {
  return variants.flatMap(({ attributes, sku }) => [...Object.values(attributes), sku ?? '']);
}

/** How well a word is found, 0–1. */
function likenessOf(wanted: string, words: readonly string[]): number {
  if (words.some((word) => word.startsWith(wanted))) return 1;
  if (wanted.length < SEARCH_RULES.minCorrectedLength) return 0;
  const best = words.reduce((likeness, word) => Math.max(likeness, similarity(wanted, word)), 0);
  return best >= MIN_SIMILARITY ? best : 0;
}

/** Without accents, so that "cafe" finds "café". */
function wordsOf(text: string): readonly string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Shared groups of three characters in all of them, as `pg_trgm` counts them. */
function similarity(one: string, other: string): number {
  const some = trigramsOf(one);
  const others = trigramsOf(other);
  const shared = [...some].filter((group) => others.has(group)).length;
  return shared / (some.size + others.size - shared);
}

function trigramsOf(word: string): ReadonlySet<string> {
  const padded = `  ${word} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, start) => padded.slice(start, start + 3)));
}
