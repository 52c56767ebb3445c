import type { html } from 'hono/html';

import type { Cart } from '../domains/cart/cart.ts';
import { pillOf, siteData } from './page-data.ts';
import type { Site } from './site.ts';
import { STYLE_SHEETS } from './style-sheets.ts';

/** A page whose content is not printed by a template: the frame around it is. */
export interface PageContent {
  readonly title: string;
  readonly main: ReturnType<typeof html>;
  /** Style sheets that only some pages need, by name. */
  readonly styles: readonly string[];
  /** The entry of the navigation that the page stands for. */
  readonly place?: string;
  /** The cart that the pill shows; absent where the pill would be in the way. */
  readonly pill?: Cart;
}

/**
 * Prints the site's frame around content that is already markup.
 * @param site the site
 * @param nonce of the answer
 * @param content the page's own part
 * @returns the document
 */
export async function framedPage(site: Site, nonce: string, content: PageContent): Promise<string> {
  const { title, styles, place, pill } = content;
  const main = String(await content.main);
  const page = { title, main, styles: styles.map((name) => STYLE_SHEETS[name] ?? ''), place };
  return site.renderFramed({ ...siteData(nonce), page, pill: pill && pillOf(pill) });
}
