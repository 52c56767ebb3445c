import { html } from 'hono/html';

import { SITE_STRINGS } from '../strings.ts';
import type { Markup } from './markup.ts';
import { siteName } from './site-header.ts';

const LINKS = [
  ['/shop', SITE_STRINGS.everything],
  ['/shop/pottery-workshop', 'Workshop'],
  ['/shop/gift-card', 'Gift cards'],
  ['/#makers', SITE_STRINGS.makers],
] as const;

/**
 * Draws what stands below every page.
 * @param pill the pill, which floats over the page but belongs to a landmark
 * @returns the footer
 */
export function siteFooter(pill: Markup | ''): Markup {
  return html`<footer class="site-footer">
    <div class="column">
      <div>
        ${siteName()}
        <p>${SITE_STRINGS.footerWords}</p>
      </div>
      <div>
        <h2>${SITE_STRINGS.footerShop}</h2>
        <ul>
          ${LINKS.map(([href, words]) => html`<li><a href="${href}">${words}</a></li>`)}
        </ul>
      </div>
      <div>
        <h2>${SITE_STRINGS.footerVisit}</h2>
        <p>${SITE_STRINGS.visit}</p>
      </div>
      <p class="small-print">${SITE_STRINGS.smallPrint}</p>
    </div>
    ${pill}
  </footer>`;
}
