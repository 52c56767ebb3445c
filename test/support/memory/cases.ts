import { createEngine } from '../../../engine/template/index.ts';
import { enhance } from '../../../elements/enhance.ts';
import { mugProduct, teeProduct } from '../../../elements/testing.ts';
import { CONTACT_SCHEMA } from '../contact-schema.ts';
import { figures, pictureUrl } from '../gallery-pictures.ts';
import { giftCard, soldBothWays } from '../mugs.ts';
import { SOLD_OUT_MUG, TAG_CASES } from '../tag-cases.ts';

/** Something that a page inserts and removes repeatedly. */
export interface MemoryCase {
  readonly html: string;
  /** Starts something with the inserted nodes; returns a function that ends it. */
  readonly begin?: (place: HTMLElement) => () => void;
  /** True for content that needs no interaction: hydratable views and server-rendered markup. */
  readonly isQuiet?: boolean;
  /** Starts something that lasts as long as the page. */
  readonly setUp?: () => () => void;
}

/** Tags with a hydratable view, which are painted before React loads. */
const QUIET_TAGS: readonly string[] = [
  'store-config',
  'visit-tracker',
  'store-product',
  'store-price',
  'store-add-to-cart',
  'cart-pill',
  'afterpay-pill',
  'store-image',
  'gallery-block',
];

const SIZE = { width: 60, height: 25 };
const ITEMS = Array.from({ length: 3 }, (_, index) => ({
  id: String(index),
  title: `Picture ${index + 1}`,
  body: 'What it shows.',
  assetUrl: pictureUrl(index, SIZE),
  originalSize: '60x25',
}));
const DESIGNS = ['grid', 'stacked', 'slideshow', 'carousel'] as const;
const OPTIONS = 'controls thumbnails lightbox show-meta="true" show-meta-on-hover autoplay';

const json = (value: unknown) => JSON.stringify(value).replaceAll('&', '&amp;').replaceAll("'", '&#39;');
const engine = createEngine({ hasExpressions: true, locale: 'en-US' });
const print = (template: string, data: unknown) => engine.render(template, data).output;
const printedCard =
  '<article>{@|product-price}{@|product-checkout}{@|product-restock-notification}</article>';
const script = (product: unknown) => `<script type="application/json">${JSON.stringify(product)}</script>`;

const AUTHORS_FIELDS = `<form>
  <label>Name <input name="who" required></label><label>Email <input name="mail" type="email"></label>
  <select name="size" aria-label="Size"><option>S</option><option selected>M</option></select>
  <p data-part="error" data-field="mail" hidden></p><button>Send</button><div data-part="thanks"></div></form>`;
const AUTHORS_BUY = `<form><label>Quantity <input name="quantity" value="2"></label><button>Buy</button></form>`;
const NEWSLETTER = `<div class="newsletter-form-wrapper"><form class="newsletter-form" data-form-id="news" method="POST">
  <div class="form-item field email required"><label for="e">Email *</label><input id="e" name="email" type="email" required></div>
  <button type="submit" value="Sign up">Sign up</button>
  <div class="hidden form-submission-text" hidden>Welcome to the list.</div></form></div>`;

function withRestock(product: { readonly id: string }): object {
  const context = {
    restockNotificationMessages: { CTAText: 'Tell me', placeholderText: 'Email', buttonText: 'Go' },
    restockNotificationViews: [{ variantId: 'mug', hiddenByDefault: false }],
  };
  return { ...product, productMerchandisingContext: { [product.id]: context } };
}

const galleries = (): Readonly<Record<string, MemoryCase>> =>
  Object.fromEntries(
    DESIGNS.flatMap((design) => [
      [
        `gallery-block ${design}`,
        {
          isQuiet: true,
          html: `<gallery-block design="${design}" ${OPTIONS}>${figures(3, SIZE)}</gallery-block>`,
        },
      ],
      [
        `gallery-block ${design} of a document`,
        {
          isQuiet: true,
          html: `<gallery-block design="${design}" ${OPTIONS} items='${json(ITEMS)}'></gallery-block>`,
        },
      ],
    ]),
  );

const fieldKinds = (): Readonly<Record<string, MemoryCase>> =>
  Object.fromEntries(
    CONTACT_SCHEMA.fields.map((field) => [
      `site-form with a field of kind ${field.type}`,
      { html: `<site-form schema='${json({ id: 'one', fields: [field] })}'></site-form>` },
    ]),
  );

/** Server-rendered markup that needs no React. */
const QUIET_MARKUP: readonly string[] = ['nothing', 'a product', 'pictures', 'a gallery'];

const enhanced = (name: string, html: string): MemoryCase => ({
  html,
  isQuiet: QUIET_MARKUP.includes(name),
  begin: (place) => enhance(place),
});
const PRINTED: Readonly<Record<string, string>> = {
  nothing: '<p>Nothing</p>',
  'a product': print(printedCard, teeProduct),
  'a sold-out product': print(printedCard, withRestock(SOLD_OUT_MUG)),
  'a quick view': print('<li>{@|product-quick-view}</li>', mugProduct),
  'the cart':
    '<p data-store-cart><span data-store-cart="count">0</span> <span data-store-cart="subtotal"></span></p><div data-store-cart="root"></div>',
  'a newsletter': NEWSLETTER,
  pictures: print('{@|image}', {
    id: 'mug',
    assetUrl: pictureUrl(0, SIZE),
    originalSize: '60x25',
    title: 'A mug',
  }),
  'a gallery': `<div data-store-gallery data-design="slideshow" data-controls="true" data-lightbox="true">${figures(3, SIZE)}</div>`,
};

/** Name → the case. */
export const MEMORY_CASES: Readonly<Record<string, MemoryCase>> = {
  ...Object.fromEntries(TAG_CASES.map(({ tag, html }) => [tag, { html, isQuiet: QUIET_TAGS.includes(tag) }])),
  ...galleries(),
  ...fieldKinds(),
  'site-form with a field of every kind': {
    html: `<site-form schema='${json(CONTACT_SCHEMA)}'></site-form>`,
  },
  'site-form by its id': { html: '<site-form form-id="contact"></site-form>' },
  'site-form of a newsletter': {
    html: `<site-form newsletter schema='{"id":"news","fields":[{"id":"email","type":"email","title":"Email"}]}'></site-form>`,
  },
  "site-form around its author's form": {
    html: `<site-form form-id="contact">${AUTHORS_FIELDS}</site-form>`,
  },
  "site-form in its author's form": {
    html: `<form><site-form name="more" schema='${json({ id: 'gift', fields: [CONTACT_SCHEMA.fields[1]] })}'></site-form><button>Buy</button></form>`,
  },
  'store-product around every tag that sells': {
    html: `<store-product>${script(teeProduct)}<store-image width="60" height="40" loader="raw"></store-image><store-price></store-price><store-add-to-cart></store-add-to-cart><afterpay-pill minimum-cents="100" maximum-cents="200000" country="US"></afterpay-pill><restock-signup></restock-signup></store-product>`,
  },
  "store-product around its author's markup": {
    html: `<store-product product='${json(teeProduct)}'><img alt="" src="${pictureUrl(0, SIZE)}"><store-add-to-cart>${AUTHORS_BUY}</store-add-to-cart></store-product>`,
  },
  'store-product that the store knows': {
    html: '<store-product item-id="mug"><store-price></store-price></store-product>',
  },
  'store-add-to-cart with radio buttons': {
    html: `<store-add-to-cart options="radio">${script(teeProduct)}</store-add-to-cart>`,
  },
  'store-add-to-cart of a gift card': { html: `<store-add-to-cart>${script(giftCard)}</store-add-to-cart>` },
  'store-add-to-cart of a subscription': {
    html: `<store-add-to-cart>${script(soldBothWays)}</store-add-to-cart>`,
  },
  'store-add-to-cart of a mug': { html: `<store-add-to-cart>${script(mugProduct)}</store-add-to-cart>` },
  'store-add-to-cart that is sold out': {
    html: `<store-add-to-cart>${script(SOLD_OUT_MUG)}</store-add-to-cart>`,
  },
  "store-image around its author's picture": {
    html: `<store-image><img alt="A mug" src="${pictureUrl(0, SIZE)}" width="60" height="25"></store-image>`,
  },
  ...Object.fromEntries(
    Object.entries(PRINTED).map(([name, html]) => [`enhance() of ${name}`, enhanced(name, html)]),
  ),
  ...Object.fromEntries(
    Object.entries(PRINTED).map(([name, html]) => [
      `${name}, in an enhanced document`,
      { html, isQuiet: QUIET_MARKUP.includes(name), setUp: () => enhance() },
    ]),
  ),
  'enhance() of the document': { html: '<p>Nothing</p>', begin: () => enhance() },
};
