import { html, raw } from 'hono/html';

import type { Cart } from '../../server/cart/cart.ts';
import { SITE_STRINGS } from '../strings.ts';
import { cartPill } from './cart-pill.ts';
import type { Markup } from './markup.ts';
import { siteFooter } from './site-footer.ts';
import { type SitePlace, siteHeader } from './site-header.ts';

/** What every page needs around its content. */
export interface PageFrame {
  readonly nonce: string;
  readonly crumb: string;
  readonly cart: Cart;
}

/** What a page says and how it is called. */
export interface PageContent {
  readonly title: string;
  readonly main: Markup;
  /** What search engines and shared links show. */
  readonly description?: string;
  /** The entry of the navigation that the page stands for. */
  readonly place?: SitePlace;
  /** Style sheets that only some pages need. */
  readonly styles?: readonly PageStyle[];
  /** The cart that the pill shows; absent where the pill would be in the way. */
  readonly pill?: Cart;
}

type PageStyle = 'home' | 'products' | 'product' | 'cart' | 'checkout';

const SHARED_STYLES = ['tokens', 'base', 'frame', 'controls'] as const;
/** Has the last word, on paper. */
const LAST_STYLE = 'paper';

/**
 * Draws a whole page around its content.
 * @param frame nonce of the answer
 * @param content the page's own part
 * @returns the document
 */
export function pageFrame({ nonce }: Pick<PageFrame, 'nonce'>, content: PageContent): Markup {
  const { title, main, place, pill, styles = [], description = SITE_STRINGS.description } = content;
  return html`${raw('<!doctype html>')}
    <html lang="en-US">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · ${SITE_STRINGS.name}</title>
        <meta name="description" content="${description}" />
        <meta name="theme-color" content="#fffdf8" />
        <link rel="icon" type="image/svg+xml" href="/assets/pictures/mark.svg" />
        <link rel="stylesheet" href="/dist/store.css" />
        ${[...SHARED_STYLES, ...styles, LAST_STYLE].map(
          (name) => html`<link rel="stylesheet" href="/assets/styles/${name}.css" />`,
        )}
        <script type="module" nonce="${nonce}" src="/dist/cdn/storefront.js"></script>
      </head>
      <body>
        <a class="skip" href="#content">${SITE_STRINGS.skip}</a>
        ${siteHeader(place)}
        <main id="content" tabindex="-1">${main}</main>
        ${siteFooter(pill === undefined ? '' : cartPill(pill))}
      </body>
    </html>`;
}
