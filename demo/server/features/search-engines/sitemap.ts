import type { SitePage } from '../../platform/pages/site-page.ts';
import { inLanguage } from '../../platform/shared/language-path.ts';
import { OWN_LANGUAGE, type OtherLanguage } from '../../platform/shared/languages.ts';

/** Where the site is, and in which languages. */
export interface SiteAddress {
  /** '' if it is unknown. */
  readonly origin: string;
  /** The languages besides the site's own. */
  readonly others: readonly OtherLanguage[];
}

/** The protocol of sitemaps allows no more. */
const MAX_URLS = 50_000;

const START = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
`;
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/**
 * Prints a sitemap: each page in each language, with its others.
 * @param pages the open pages of the site
 * @param site its origin and its languages
 * @returns XML
 * Source: docs/behaviour/reference-store.md §16.5
 */
export function sitemap(pages: readonly SitePage[], { origin, others }: SiteAddress): string {
  const languages = [undefined, ...others];
  const urls = pages.flatMap(({ path, changedAtMs }) => {
    const places = languages.map((language) => ({
      language: language ?? OWN_LANGUAGE,
      url: toXml(origin + encodeURI(inLanguage(path, language))),
    }));
    const lastmod =
      changedAtMs === undefined ? '' : `<lastmod>${new Date(changedAtMs).toISOString()}</lastmod>`;
    const links = others.length === 0 ? '' : linksTo(places);
    return places.map(({ url }) => `<url><loc>${url}</loc>${lastmod}${links}</url>\n`);
  });
  return `${START}${urls.slice(0, MAX_URLS).join('')}</urlset>\n`;
}

function linksTo(places: readonly { readonly language: string; readonly url: string }[]): string {
  const own = places.slice(0, 1).map(({ url }) => ({ language: 'x-default', url }));
  return [...places, ...own]
    .map(({ language, url }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${url}"/>`)
    .join('');
}

function toXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
