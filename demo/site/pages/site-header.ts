import { html } from 'hono/html';

import { SITE_STRINGS } from '../strings.ts';
import type { Markup } from './markup.ts';

/** An entry of the navigation. */
export type SitePlace = 'shop' | 'makers' | 'cart';

const PLACES: Readonly<Record<SitePlace, string>> = { shop: '/shop', makers: '/#makers', cart: '/cart' };

/**
 * Draws the name of the shop and the navigation.
 * @param current the entry that the page stands for
 * @returns the header
 */
export function siteHeader(current: SitePlace | undefined): Markup {
  const links = (Object.entries(PLACES) as [SitePlace, string][]).map(([place, href]) =>
    place === current
      ? html`<a href="${href}" aria-current="page">${SITE_STRINGS[place]}</a>`
      : html`<a href="${href}">${SITE_STRINGS[place]}</a>`,
  );
  return html`<header class="site-header">
    <div class="column">
      ${siteName()}
      <nav class="site-nav" aria-label="${SITE_STRINGS.mainNavigation}">${links}</nav>
    </div>
  </header>`;
}

/**
 * Draws the name of the shop, which leads home.
 * @returns the link
 */
export function siteName(): Markup {
  return html`<a class="site-name" href="/"
    ><img src="/assets/pictures/mark.svg" alt="" width="32" height="32" />${SITE_STRINGS.name}</a
  >`;
}
