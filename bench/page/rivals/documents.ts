import { handBuy } from './hand-buy.ts';
import type { Item } from './read-variants.ts';

/** The parts of a rival's document. */
export interface DocumentParts {
  /** The store's own page, whose common parts stay. */
  readonly page: string;
  /** One sheet, minified, with the selectors of the store's tags. */
  readonly css: string;
  readonly scriptUrl: string;
}

/**
 * Writes the hand-written page: one sheet inline, one script, the server's markup inside its elements.
 * @param parts the store's page, the sheet and the script
 */
export function byHandDocument({ page, css, scriptUrl }: DocumentParts): string {
  const fields = {
    itemId: itemOf(page).id,
    crumb: hidden(page, 'crumb'),
    idempotencyKey: hidden(page, 'idempotencyKey'),
  };
  const selling = handBuy({ item: itemOf(page), fields });
  const sold = replaceOnce(withoutProduct(page), ADD_TO_CART, () => selling);
  return withHead(
    sold.replaceAll('cart-pill', 'hand-pill'),
    css.replaceAll('cart-pill', 'hand-pill'),
    scriptUrl,
  );
}

/**
 * Writes the page of bare r2wc: its elements are empty until their script has drawn them.
 * @param parts the store's page, the sheet and the script
 */
export function bareR2wcDocument({ page, css, scriptUrl }: DocumentParts): string {
  const item = JSON.stringify(itemOf(page)).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const body = replaceOnce(
    withoutProduct(page),
    ADD_TO_CART,
    (_, attributes) => `<r2-add-to-cart${attributes} item="${item}"></r2-add-to-cart>`,
  );
  const names = (text: string) =>
    text.replaceAll('store-add-to-cart', 'r2-add-to-cart').replaceAll('cart-pill', 'r2-pill');
  return withHead(names(body), names(css), scriptUrl);
}

const ADD_TO_CART = /<store-add-to-cart([^>]*)>[^]*?<\/store-add-to-cart>/;
const PRICE = /<store-price>[^]*?<\/store-price>/;
const PRODUCT = /<store-product>\s*<script type="application\/json">([^]*?)<\/script>/;

function itemOf(page: string): Item {
  return JSON.parse(PRODUCT.exec(page)?.[1] ?? 'null') as Item;
}

function hidden(page: string, name: string): string {
  return new RegExp(`name="${name}" value="([^"]+)"`).exec(page)?.[1] ?? '';
}

/** The rivals draw the price themselves. */
function withoutProduct(page: string): string {
  return [PRODUCT, PRICE, '</store-product>'].reduce<string>(
    (rest, what) => replaceOnce(rest, what, () => ''),
    page,
  );
}

function withHead(page: string, css: string, scriptUrl: string): string {
  const nonce = /nonce="([^"]+)"/.exec(page)?.[1] ?? '';
  const bare = page
    .replaceAll(/<link rel="(?:stylesheet|preload|modulepreload)"[^>]*>/g, '')
    .replaceAll(/<style\b[^>]*>[^]*?<\/style>/g, '')
    .replaceAll(/<script type="module"[^>]*><\/script>/g, '')
    // The scripts for early clicks and for the first interaction are ours.
    .replaceAll(/<script nonce="[^"]*"(?: data-src="[^"]*")?>\(\(\)=>\{"use strict"[^]*?<\/script>/g, '');
  const own = `<style nonce="${nonce}">${css}</style><script type="module" nonce="${nonce}" src="${scriptUrl}"></script>`;
  return replaceOnce(bare, '</head>', () => `${own}</head>`);
}

function replaceOnce(text: string, what: RegExp | string, by: (...match: string[]) => string): string {
  const replaced = text.replace(what, by);
  if (replaced === text) throw new Error(`The store's product page has no ${String(what)} any more.`);
  return replaced;
}
