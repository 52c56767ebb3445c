import { html } from 'hono/html';

import type { ProductItem, SubscriptionPlan } from '../../server/catalogue/product-item.ts';
import { FACTS, PRODUCT_STRINGS, SITE_STRINGS } from '../strings.ts';
import { jsonScript } from './json-script.ts';
import type { Markup } from './markup.ts';
import { type PageFrame, pageFrame } from './page-frame.ts';
import { mark, priceLine } from './price-line.ts';
import { productList } from './product-card.ts';
import { productFacts, type ProductFacts } from './product-facts.ts';
import { productForm } from './product-form.ts';
import { productGallery } from './product-gallery.ts';

/** How many other products a product's page shows. */
const MOST_OTHERS = 4;

/**
 * Draws a product's page.
 * @param frame nonce, crumb and cart of the visitor
 * @param item the product
 * @param others what else might please
 * @returns the document
 */
export function productPage(
  frame: PageFrame,
  item: ProductItem,
  others: readonly ProductItem[] = [],
): Markup {
  const { title, excerpt, body } = item;
  const facts = productFacts(item);
  const main = html`<div class="column page">
    <store-product>
      ${jsonScript(item)}
      <div class="product">
        ${productGallery(item)}
        <div class="product-words">
          <div class="product-head">
            ${breadcrumbs(title)}
            <h1>${title}</h1>
            <p class="lede">${excerpt}</p>
          </div>
          ${purchase(frame, item, facts)}
          <p>${body}</p>
          ${factList(facts)}
        </div>
      </div>
    </store-product>
    ${
      others.length === 0
        ? ''
        : html`<section class="others">
            <h2>${PRODUCT_STRINGS.others}</h2>
            ${productList(others.slice(0, MOST_OTHERS), { heading: 'h3' })}
          </section>`
    }
  </div>`;
  const styles = ['products', 'product'] as const;
  return pageFrame(frame, { title, main, styles, description: excerpt, pill: frame.cart });
}

function breadcrumbs(title: string): Markup {
  return html`<nav class="crumbs" aria-label="${PRODUCT_STRINGS.breadcrumbs}">
    <ol>
      <li><a href="/shop">${SITE_STRINGS.shop}</a></li>
      <li aria-current="page">${title}</li>
    </ol>
  </nav>`;
}

function purchase({ crumb }: PageFrame, item: ProductItem, facts: ProductFacts): Markup {
  const { subscriptionPlan } = item.structuredContent;
  if (subscriptionPlan !== null) return plan(facts, subscriptionPlan);
  return html`<store-add-to-cart class="buy-form"
    >${priceLine(facts, mark(facts))}${productForm(item, facts, crumb)}</store-add-to-cart
  >`;
}

function plan(facts: ProductFacts, { billingPeriod, numBillingCycles }: SubscriptionPlan): Markup {
  const unit = billingPeriod.unit.toLowerCase();
  const times = numBillingCycles === 0 ? '' : `, ${numBillingCycles} times`;
  const period = billingPeriod.value === 1 ? `every ${unit}` : `every ${billingPeriod.value} ${unit}s`;
  return html`<div class="plan">
    <p class="price">${facts.priceText} <small>${period}${times}</small></p>
    <p><strong>${PRODUCT_STRINGS.planSoon}</strong> ${PRODUCT_STRINGS.planSoonWords}</p>
  </div>`;
}

function factList({ product }: ProductFacts): Markup | '' {
  const kind = product.isSubscribable ? 'subscription' : product.type;
  const facts = kind in FACTS ? FACTS[kind as keyof typeof FACTS] : [];
  return html`<ul class="facts">
    ${facts.map(([what, words]) => html`<li><strong>${what}</strong> <span>${words}</span></li>`)}
  </ul>`;
}
