import { html } from 'hono/html';

import type { ProductItem } from '../../server/catalogue/product-item.ts';
import { HOME_STRINGS } from '../strings.ts';
import type { Markup } from './markup.ts';
import { type PageFrame, pageFrame } from './page-frame.ts';
import { productList } from './product-card.ts';

/** How many products the front page shows. */
const SHOWN = 4;

/**
 * Draws the front page.
 * @param frame nonce, crumb and cart of the visitor
 * @param products the catalogue
 * @returns the document
 */
export function homePage(frame: PageFrame, products: readonly ProductItem[]): Markup {
  const main = html`${hero()}
    <div class="column">
      <ul class="promises">
        ${HOME_STRINGS.promises.map(
          ({ title, words }) =>
            html`<li>
              <strong>${title}</strong>
              <p>${words}</p>
            </li>`,
        )}
      </ul>
      <section class="section first-section">
        <div class="section-head">
          <h2>${HOME_STRINGS.featured}</h2>
          <a href="/shop">${HOME_STRINGS.seeAll}</a>
        </div>
        ${productList(products.slice(0, SHOWN), { heading: 'h3', crumb: frame.crumb })}
      </section>
    </div>
    ${makers()} ${workshop()}`;
  const styles = ['products', 'home'] as const;
  return pageFrame(frame, { title: HOME_STRINGS.title, main, styles, pill: frame.cart });
}

function hero(): Markup {
  return html`<div class="hero">
    <div class="column">
      <div class="hero-words">
        <h1>${HOME_STRINGS.heading}</h1>
        <p class="lede">${HOME_STRINGS.lede}</p>
        <p class="buttons">
          <a class="button" href="/shop">${HOME_STRINGS.toShop}</a>
          <a class="button button-plain" href="#makers">${HOME_STRINGS.toMakers}</a>
        </p>
      </div>
      <img src="/assets/pictures/hero.svg" alt="${HOME_STRINGS.heroAlt}" width="1600" height="1200" />
    </div>
  </div>`;
}

function makers(): Markup {
  return html`<section class="makers section" id="makers">
    <div class="column story">
      <img
        src="/assets/pictures/studio.svg"
        alt="${HOME_STRINGS.studioAlt}"
        width="1200"
        height="900"
        loading="lazy"
      />
      <div class="story-words">
        <p class="eyebrow">${HOME_STRINGS.makersEyebrow}</p>
        <h2>${HOME_STRINGS.makersHeading}</h2>
        ${HOME_STRINGS.makersWords.map((words) => html`<p>${words}</p>`)}
        <blockquote>${HOME_STRINGS.quote} <cite>${HOME_STRINGS.quoteBy}</cite></blockquote>
      </div>
    </div>
  </section>`;
}

function workshop(): Markup {
  return html`<section class="section">
    <div class="column story workshop">
      <div class="story-words">
        <p class="eyebrow">${HOME_STRINGS.workshopEyebrow}</p>
        <h2>${HOME_STRINGS.workshopHeading}</h2>
        <p>${HOME_STRINGS.workshopWords}</p>
        <a class="button" href="/shop/pottery-workshop">${HOME_STRINGS.toWorkshop}</a>
      </div>
      <img src="/assets/products/workshop.svg" alt="" width="800" height="800" loading="lazy" />
    </div>
  </section>`;
}
