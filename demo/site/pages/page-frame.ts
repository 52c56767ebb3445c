import { html, raw } from 'hono/html';

import type { Cart } from '../../server/cart/cart.ts';

/** A piece of a page that is already markup. */
export type Markup = ReturnType<typeof html>;

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
  /** False where the pill would be in the way: on the cart page. */
  readonly hasPill: boolean;
}

/**
 * Draws a whole page around its content.
 * @param frame nonce, crumb and cart of the visitor
 * @param content the page's own part
 * @returns the document
 */
export function pageFrame(
  { nonce }: Pick<PageFrame, 'nonce'>,
  { title, main, hasPill }: PageContent,
): Markup {
  return html`${raw('<!doctype html>')}
    <html lang="en-US">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · Clay &amp; Cotton</title>
        <link rel="stylesheet" href="/assets/site.css" />
        <script type="module" nonce="${nonce}" src="/dist/cdn/storefront.js"></script>
      </head>
      <body>
        <header class="site-header">
          <a class="site-name" href="/">Clay &amp; Cotton</a>
          <nav aria-label="Main"><a href="/shop">Shop</a> <a href="/cart">Cart</a></nav>
        </header>
        <main>${main}</main>
        ${hasPill ? html`<cart-pill><a href="/cart">Cart</a></cart-pill>` : ''}
      </body>
    </html>`;
}

/**
 * Draws a hidden form control.
 * @param name the control's name
 * @param value its value
 * @returns the control
 */
export function hiddenField(name: string, value: string): Markup {
  return html`<input type="hidden" name="${name}" value="${value}" />`;
}
