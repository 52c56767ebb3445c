import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { PRODUCT_WORDS } from '../../core/words/index.ts';
import { loadCart } from '../../demo/server/features/cart/load-cart.ts';
import { openDatabase } from '../../demo/server/platform/database/open-database.ts';
import { prepareDatabase } from '../../demo/server/prepare-database.ts';
import { startServer, type StoreServer } from '../../demo/server/index.ts';
import { frameData } from '../../demo/server/frame-data.ts';
import { openSite } from '../../demo/server/platform/pages/site.ts';
import { OWN_LANGUAGE_PAGE } from '../support/own-language.ts';
import { makeEmbeddedFolder } from '../support/embedded-folder.ts';
import { describeOnAnyDatabase, type OpenStore } from '../support/each-database.ts';
import { textOf } from '../support/owner-lists.ts';
import { removeFolder } from '../support/temporary-folder.ts';
import { Visitor } from '../support/visitor.ts';
import { TEMPLATE_NAMES } from '../../demo/server/features.ts';

/** The add button, whether the site's template or a formatter prints it. */
const ADD = `>${PRODUCT_WORDS.addToCart}</`;
const SUBSCRIBE = `>${PRODUCT_WORDS.subscribe}</`;

/** Every page that a template prints, and words on it. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  '/': ['Good things for every day', 'Stoneware Mug', '$18.00', 'Twelve seats'],
  '/shop': ['Everything on the shelves today.', 'Bud Vase', PRODUCT_WORDS.soldOut, 'from $19.00', ADD],
  '/shop/everyday-tee': [
    'Select Color',
    'Select Size',
    'from $19.00',
    'name="quantity"',
    'You may also like',
    'href="/shop/everyday-tee/classic"',
  ],
  '/shop/harbour-print': ['Original Price:', '$15.00', '$12.00', 'Instant download.'],
  '/shop/gift-card': ['Denomination', 'value="$25"/><span>$25.00', 'Never expires.'],
  '/shop/plant-care': ['<span part="period"> every month for 1 year', '<store-add-to-cart', SUBSCRIBE],
  '/shop/bud-vase': [PRODUCT_WORDS.soldOut, 'disabled', 'Für eine einzige Tulpe'],
  '/shop/mug/reviews': ['16 reviews', 'My hands know it by now', 'Show more'],
  '/shop/everyday-tee/classic': [
    'class="product-variants"',
    'class="product-quantity-input"',
    'class="sqs-add-to-cart-button-wrapper"',
    ADD,
    'data-variant-id="tee-ink-xl" hidden',
    'Buy without JavaScript',
    'what the platform’s own formatters render',
    'Only 2 left',
    '<span class="sqs-cart-quantity">0</span>',
    '<span class="sqs-cart-subtotal">$0.00</span>',
  ],
  '/shop/bud-vase/classic': ['Want an email when it’s ready?', PRODUCT_WORDS.soldOut],
  '/shop/plant-care/classic': ['$40.00 every month for 1 year', '$480.00', 'data-is-subscription', SUBSCRIBE],
  '/journal': ['The kiln we opened too early', '3 Comments', 'Mara Lindqvist', 'Twelve wheels on a Saturday'],
  '/journal/the-kiln-we-opened-too-early': [
    'Under a hundred degrees',
    'every day &amp; do not want',
    '3 Comments',
    'days ago',
    'aria-label="Tags"',
  ],
  '/journal/how-to-send-a-bowl-back': ['Comments are closed', 'ground smooth'],
  '/events': ['Mending night &amp; soup', ':00&nbsp;am</time> to <time', 'First firing of the season'],
  '/events/open-yard-weekend': [
    'Saturday',
    'Sunday',
    'calendar/event?action=TEMPLATE',
    'Yard 4, Slipway Lane',
  ],
  '/events/first-firing-of-the-season': ['weeks ago', 'View on map'],
  '/gallery': ['A day in the yard', '6 pictures'],
  '/gallery/off-the-shelf': ['design="grid"', 'The mug everyone takes first.', 'alt="A slim bud vase"'],
  '/gallery/a-day-in-the-yard': ['design="slideshow"', 'Low tide'],
  '/gallery/mended': ['design="stacked"', 'What we can’t mend'],
  '/gallery/mended/classic': ['data-store-gallery', 'data-design="stacked"', 'data-image-dimensions'],
  '/gallery/mended/a-rim': ['Came back in four pieces', '1 of 3', 'rel="next"'],
  '/gallery/sounds-of-the-yard': ['<audio controls', 'Rain on the roof'],
};

const PLACES = {
  '/shop': 'Shop',
  '/journal': 'Journal',
  '/events': 'Events',
  '/gallery': 'Gallery',
  '/cart': 'Cart',
};

/** Pages below an entry of the navigation. */
const SECTIONS = {
  '/shop/mug': 'Shop',
  '/shop/mug/classic': 'Shop',
  '/journal/how-to-send-a-bowl-back': 'Journal',
  '/events/open-yard-weekend': 'Events',
  '/gallery/mended': 'Gallery',
  '/gallery/mended/a-rim': 'Gallery',
};

function withoutCode(text: string): string {
  return text.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '');
}

describeOnAnyDatabase('site rendering', (stores) => {
  let store: OpenStore;
  let visitor: Visitor;
  before(async () => {
    store = await stores.open();
    visitor = await Visitor.arrive(store.url);
  });

  for (const [path, words] of Object.entries(PAGES)) {
    test(`${path}: renders completely, without errors in the log`, async () => {
      const { status, text } = await visitor.get(path);
      assert.equal(status, 200);
      assert.match(text, /^<!doctype html>\s*<html lang="en-US">/);
      assert.match(text, /<\/footer>\s*<\/body>\s*<\/html>\s*$/);
      for (const one of words) assert.ok(text.includes(one), one);
      assert.equal(text.match(/<h1\b/g)?.length, 1, 'one first heading');
      // A remaining template tag is a mistake; data may contain braces.
      assert.doesNotMatch(withoutCode(text), /\{[@.#a-z]|undefined|\[object/);
      for (const [tag] of text.matchAll(/<script\b[^>]*>/g))
        assert.match(tag, /nonce="[^"]+"|application\/(ld\+)?json/);
      assert.doesNotMatch(withoutCode(text), /\s(style|on\w+)=/, 'the strict policy allows neither');
      assert.deepEqual(store.log, []);
    });
  }

  test('prints no button and no form for an item that cannot be bought', async () => {
    const { text } = await visitor.get('/shop/bud-vase/classic');
    assert.doesNotMatch(text, /Buy without JavaScript|role="button"/);
  });

  test('answers an unknown URL with a page', async () => {
    for (const path of [
      '/shop/nothing',
      '/shop/__proto__',
      '/shop/nothing/classic',
      '/journal/nothing',
      '/events/nothing',
      '/gallery/nothing',
      '/nothing',
    ]) {
      const { status, text } = await visitor.get(path);
      assert.equal(status, 404, path);
      assert.match(text, /We could not find that page\./);
      assert.match(text, /<nav class="site-nav"/);
    }
  });

  test('marks the navigation entry of the current page', async () => {
    for (const [path, words] of Object.entries(PLACES)) {
      const { text } = await visitor.get(path);
      const links = [...text.matchAll(/<a [^>]*aria-current="page">(.*?)<\/a>/gs)];
      const current = links.map(([, link = '']) => textOf(link.replace(/<svg.*?<\/svg>/gs, '')));
      assert.deepEqual(current, [words], path);
    }
  });

  test('marks the navigation entry above the current page', async () => {
    for (const [path, words] of Object.entries(SECTIONS)) {
      const { text } = await visitor.get(path);
      const current = [...text.matchAll(/<a [^>]*aria-current="([^"]*)">([^<]*)/g)].map(
        ([, ...each]) => each,
      );
      assert.deepEqual(current, [['true', words]], path);
      assert.match(text, /<nav class="crumbs" aria-label="Breadcrumb">/, path);
    }
  });

  test('prints a sentence instead of an empty list', async () => {
    const log: string[] = [];
    const site = openSite({ templates: TEMPLATE_NAMES, log: (line) => log.push(line) });
    const cart = await loadCart(await stores.openDatabase(), '');
    const frame = frameData({
      nonce: '',
      crumb: '',
      formKey: '',
      cart,
      navigation: [],
      consent: 'pending',
      isDemo: true,
      pageLanguage: OWN_LANGUAGE_PAGE,
    });
    for (const [text, words] of [
      [
        site.render('shop', {
          ...frame,
          collection: SHOP,
          items: [],
          list: undefined,
          category: undefined,
          levels: [],
          productMerchandisingContext: {},
        }),
        'Nothing in stock right now.',
      ],
      [site.render('journal', { ...frame, items: [] }), 'No posts yet.'],
      [site.render('galleries', { ...frame, items: [] }), 'No pictures yet.'],
      [site.render('events', { ...frame, upcoming: [], past: [] }), 'Nothing planned right now.'],
      [site.render('home', { ...frame, items: [], pictures: HOME_PICTURES }), 'The makers'],
    ] as const) {
      assert.ok(text.includes(words), words);
      assert.doesNotMatch(text, /<ul[^>]*>\s*<\/ul>|In the shop now/, words);
    }
    assert.deepEqual(log, []);
  });
});

const SHOP = {
  id: 'shop',
  type: 13,
  typeName: 'products',
  navigationTitle: 'Shop',
  title: 'Shop',
  urlId: 'shop',
  fullUrl: '/shop',
  description: '',
  enabled: true,
} as const;
const NO_PICTURE = { assetUrl: '' };
const HOME_PICTURES = { hero: NO_PICTURE, makers: NO_PICTURE, workshop: NO_PICTURE };

describe('untrusted text', () => {
  const HOSTILE = `</script><script>alert(1)</script><!--<script>"'><img src=x onerror=alert(1)>\u2028`;
  let folder: string;
  let store: StoreServer | undefined;
  before(async () => {
    folder = await makeEmbeddedFolder();
  });
  after(async () => {
    await store?.close();
    removeFolder(folder);
  });

  test('stays text in a title full of markup: on cards, on its page, in its data, in the cart', async () => {
    const onLostConnection = (): void => undefined;
    const opened = await openDatabase({
      databaseUrl: undefined,
      dataDir: folder,
      reset: false,
      onLostConnection,
    });
    await prepareDatabase(opened.db, false);
    const { details } = await opened.db
      .selectFrom('products')
      .select('details')
      .where('id', '=', 'mug')
      .executeTakeFirstOrThrow();
    const hostile = { ...(JSON.parse(details) as object), title: HOSTILE, excerpt: HOSTILE, body: HOSTILE };
    await opened.db
      .updateTable('products')
      .set({ details: JSON.stringify(hostile) })
      .where('id', '=', 'mug')
      .execute();
    await opened.close();

    store = await startServer({ port: 0, dataDir: folder });
    const visitor = await Visitor.arrive(store.url);
    await visitor.add({ itemId: 'mug' });
    for (const path of ['/', '/shop', '/shop/mug', '/shop/everyday-tee', '/cart']) {
      const { text } = await visitor.get(path);
      assert.doesNotMatch(text, /<!--/, path);
      // A browser, too, ends each script at the first end tag.
      assert.doesNotMatch(withoutCode(text), /<img src=x|<script/, path);
      assert.match(text, /&lt;img src=x onerror=alert\(1\)&gt;/, path);
    }
    const { text } = await visitor.get('/shop/mug');
    const [, json = ''] =
      /<store-product>\s*<script type="application\/json">(.*?)<\/script>/s.exec(text) ?? [];
    assert.equal((JSON.parse(json) as { title: string }).title, HOSTILE);
  });
});
