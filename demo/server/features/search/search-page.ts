import { Hono } from 'hono';

import { fill } from '../../../../core/text/index.ts';
import { numberText } from '../../../../core/words/index.ts';
import { PRODUCT_LIST_LIMITS, type PageHit } from '../../../../core/product-list/index.ts';
import type { ProductData } from '../../../../engine/template/index.ts';
import { SEARCH_HEADINGS } from '../../../site/words/search.ts';
import type { StoreContext, StoreEnv } from '../../platform/http/store-env.ts';
import { PAGE_URLS } from '../../platform/http/urls.ts';
import { answerPage } from '../../platform/pages/answer-page.ts';
import type { Pages } from '../../platform/pages/pages.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import type { OtherLanguage } from '../../platform/shared/languages.ts';
import { spokenLocale } from '../../platform/shared/speech.ts';
import { findHits } from './find-hits.ts';
import { pageIn, textIn } from './query.ts';

declare module '../../platform/pages/pages.ts' {
  interface Pages {
    readonly search: {
      readonly isSearch: true;
      /** What the visitor has typed; empty before a search. */
      readonly searched: string;
      /** The number of results, in words; empty before a search. */
      readonly heading: string;
      readonly isFound: boolean;
      readonly products: readonly ProductData[];
      /** Posts and pages. */
      readonly others: readonly (PageHit & { readonly isPost: boolean })[];
      readonly previousUrl: string | undefined;
      readonly nextUrl: string | undefined;
      /** The first page, for one behind the last; undefined for all others. */
      readonly firstUrl: string | undefined;
    };
  }
}

const { usualPageSize: PAGE_SIZE } = PRODUCT_LIST_LIMITS;

/** Isolates what a visitor has typed, in a text of another direction. */
const ISOLATE = { start: '\u2068', end: '\u2069' } as const;

/**
 * The page of the search.
 * @param parts what the routes are built from
 * Source: docs/behaviour/reference-store.md §33.5
 */
export function searchPage(parts: StoreParts): Hono<StoreEnv> {
  const pages = new Hono<StoreEnv>();
  pages.get(PAGE_URLS.search, async (context) =>
    answerPage(context, parts, 'search', await readResults(context, parts), { shared: null }),
  );
  return pages;
}

async function readResults(context: StoreContext, { readCatalogue }: StoreParts): Promise<Pages['search']> {
  const text = textIn(context.req.query('q'));
  const page = pageIn(context.req.query('page'));
  const language = context.get('language');
  const query = {
    text,
    limit: PAGE_SIZE,
    locale: language ?? spokenLocale(),
    offset: (page - 1) * PAGE_SIZE,
  };
  const { hits, total } =
    text === '' ? NOTHING : await readCatalogue(context, (db) => findHits(db, query, language));
  const last = Math.max(1, Math.ceil(total / PAGE_SIZE));
  return {
    isSearch: true,
    searched: text,
    heading: text === '' ? '' : headingOf(text, total, language),
    isFound: total > 0,
    products: hits.flatMap((hit) => (hit.kind === 'product' ? [hit.item] : [])),
    others: hits.flatMap((hit) => (hit.kind === 'product' ? [] : [{ ...hit, isPost: hit.kind === 'post' }])),
    previousUrl: page > 1 && page <= last ? urlOf(text, page - 1) : undefined,
    nextUrl: page < last ? urlOf(text, page + 1) : undefined,
    firstUrl: page > last ? urlOf(text, 1) : undefined,
  };
}

/** In one step, because a visitor may type a placeholder. */
function headingOf(text: string, total: number, language: OtherLanguage | undefined): string {
  const { some, none } = SEARCH_HEADINGS[language ?? 'en'];
  const form = some[new Intl.PluralRules(spokenLocale()).select(total)] ?? some.other;
  return fill(total === 0 ? none : form, {
    n: numberText(total),
    text: ISOLATE.start + text + ISOLATE.end,
  });
}

const NOTHING = { hits: [], total: 0 } as const;

function urlOf(text: string, page: number): string {
  const query = new URLSearchParams({ q: text });
  if (page > 1) query.set('page', String(page));
  return `${PAGE_URLS.search}?${query}`;
}
