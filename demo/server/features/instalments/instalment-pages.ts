import { Hono } from 'hono';

import { INSTALMENT_PAGES } from '../../../site/website.ts';
import type { StoreEnv } from '../../platform/http/store-env.ts';
import { PAGE_URLS } from '../../platform/http/urls.ts';
import { siteData } from '../../platform/pages/page-data.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { visitOf } from '../../platform/pages/visit-of.ts';
import { refusal } from '../../platform/shared/refusal.ts';

declare module '../../platform/pages/pages.ts' {
  interface StandalonePages {
    /** Information by the instalments provider. */
    readonly instalments: { readonly language: string; readonly brand: string };
  }
}

const PAGES: ReadonlyMap<string, (typeof INSTALMENT_PAGES)[keyof typeof INSTALMENT_PAGES]> = new Map(
  Object.entries(INSTALMENT_PAGES),
);

/** Locale → URL of the information page on instalments. Source: docs/behaviour/instalments.md §5.2 */
export const INSTALMENT_PAGE_URLS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(INSTALMENT_PAGES).map((locale) => [locale, PAGE_URLS.instalments.replace(':locale', locale)]),
);

/**
 * The pages of the instalments provider, served by the store in its place.
 * @param parts what the routes are built from
 * Source: docs/behaviour/reference-store.md §6.6
 */
export function instalmentPages({ site }: StoreParts): Hono<StoreEnv> {
  const pages = new Hono<StoreEnv>();
  pages.get(PAGE_URLS.instalments, (context) => {
    const page = PAGES.get(context.req.param('locale'));
    if (page === undefined) throw refusal(404, 'unknownPage');
    const data = { ...siteData(visitOf(context)), ...page };
    return context.html(site.renderStandalone('instalments', data));
  });
  return pages;
}
