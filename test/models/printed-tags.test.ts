import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { PRINTED_TAGS } from '../../entries/server/printed-tags.ts';
import { renderElement, renderToHTML, type RenderOptions, type TagName } from '../../entries/server/index.ts';
import { mugProduct } from '../../elements/testing.ts';
import { CONTACT_SCHEMA } from '../support/contact-schema.ts';

/** None is left. */
const SOLD_OUT = {
  ...mugProduct,
  structuredContent: {
    ...mugProduct.structuredContent,
    variants: mugProduct.structuredContent.variants.map((variant) => ({ ...variant, qtyInStock: 0 })),
  },
};
const CART = { id: 'c1', entries: [], totalQuantity: 2, subtotalCents: 4_400, currency: 'EUR' };
const LIMITS = { minimumCents: 100, maximumCents: 200_000, country: 'US', modalSrc: '/details' };

const WITH_REVIEWS = { pageType: 'content-item', reviews: { native: true } };

/** What a page gives each tag, and what it shows then. */
const CASES: Readonly<
  Partial<Record<TagName, readonly [props: Readonly<Record<string, unknown>>, shown: string, RenderOptions?]>>
> = {
  'afterpay-pill': [{ product: mugProduct, ...LIMITS }, '$4.50'],
  'cart-pill': [{}, '€44.00', { cart: CART }],
  'gallery-block': [{ items: [{ title: 'Kiln', assetUrl: '/kiln.jpg' }] }, 'alt="Kiln"'],
  'member-join': [{ successUrl: '/thanks' }, 'name="email"'],
  'member-login': [{ successUrl: '/account' }, 'name="email"'],
  'restock-signup': [{ product: SOLD_OUT }, 'name="email"'],
  'site-form': [{ schema: CONTACT_SCHEMA, successUrl: '/thanks' }, 'name="email"'],
  'store-add-to-cart': [{ product: mugProduct }, 'Add To Cart'],
  'store-image': [{ src: '/mug.jpg', alt: 'A mug', width: 60, height: 40 }, 'alt="A mug"'],
  'store-list': [{}, '>Stoneware Mug</a>', { answer: { items: [mugProduct] } }],
  'store-price': [{ product: mugProduct }, '$18.00'],
  'store-reviews': [
    { itemId: 'mug' },
    'Bought it twice.',
    { settings: WITH_REVIEWS, answer: { reviews: [{ id: 'one', rating: 5, body: 'Bought it twice.' }] } },
  ],
  'store-search': [{}, 'type="search"'],
};

/** The text of a page, without styles and data. */
const shownIn = (html: string) => html.replaceAll(/<(style|script)[^]*?<\/\1>/g, '');

describe('tags without a DOM', () => {
  it('are rendered where there is none', () => {
    assert.equal(typeof document, 'undefined');
    assert.equal(typeof Element, 'undefined');
  });

  for (const tag of Object.keys(PRINTED_TAGS) as TagName[])
    it(`draws <${tag}>`, () => {
      const given = CASES[tag];
      assert.ok(given, 'no case');
      const [props, shown, options] = given;
      assert.ok(shownIn(renderToHTML(tag, props, options)).includes(shown), shown);
    });

  it('names the fields of a form as the page sends them', () => {
    const schema = { id: 'f', fields: [{ id: 'title', type: 'text', title: 'Title' }] };
    assert.match(renderToHTML('site-form', { schema }), /name="title"/);
  });

  it('gives forms ids of their own: by id of the form, of its schema, or of the caller', () => {
    const form = (id: string) => ({ schema: { ...CONTACT_SCHEMA, id } });
    const html = [
      renderToHTML('site-form', form('contact')),
      renderToHTML('site-form', form('news')),
      renderToHTML('site-form', { ...form('news'), formId: 'more-news' }),
      renderToHTML('member-login'),
      renderToHTML('member-login', {}, { idPrefix: 'below' }),
    ].join('');
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    assert.deepEqual([...new Set(ids)], ids);
  });
});

describe('attributes of a rendered tag', () => {
  const written = (props: Readonly<Record<string, unknown>>) => renderElement('site-form', props).attributes;

  it('are those of HTML', () => {
    assert.deepEqual(written({ className: 'wide', tabIndex: 0, ariaLabel: 'Write', id: 'form' }), {
      class: 'wide',
      tabindex: '0',
      'aria-label': 'Write',
      id: 'form',
    });
  });

  it('are present or absent where HTML counts presence', () => {
    assert.deepEqual(
      written({ hidden: true, disabled: false, popover: false, newsletter: true, draft: false }),
      {
        hidden: '',
        newsletter: '',
        draft: 'false',
      },
    );
  });

  it('are the words true and false where HTML reads them', () => {
    assert.deepEqual(written({ ariaHidden: true, draggable: false, 'data-open': true }), {
      'aria-hidden': 'true',
      draggable: 'false',
      'data-open': 'true',
    });
  });

  for (const props of [{ innerHTML: '<b>' }, { children: 'x' }, { style: { color: 'red' } }])
    it(`refuses ${Object.keys(props).join()}, which no attribute can express`, () => {
      assert.throws(() => written(props), /renderToHTML\("site-form"\)/);
    });
});
