import assert from 'node:assert/strict';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { before, describe, test } from 'node:test';

import { createCartParser } from '../../core/cart-client/index.ts';
import { parseProduct } from '../../core/product/index.ts';
import { photographItem } from '../../demo/server/platform/photographs/index.ts';
import { startSuiteStore } from '../support/suite-store.ts';
import { Visitor } from '../support/visitor.ts';

interface ItemJson {
  readonly id: string;
  readonly fullUrl: string;
  readonly assetUrl: string;
  readonly structuredContent: {
    readonly productType: number;
    readonly variants: readonly Readonly<Record<string, unknown>>[];
    readonly variantOptionOrdering: readonly string[];
    readonly isSubscribable: boolean;
    readonly subscriptionPlan: unknown;
  };
}

/** What the store sells when it is new: id → kind, options, variants. */
const SEED: Readonly<Record<string, readonly [kind: number, options: readonly string[], variants: number]>> =
  {
    tee: [1, ['Color', 'Size'], 12],
    mug: [1, [], 1],
    print: [2, [], 1],
    workshop: [3, [], 1],
    'gift-card': [4, ['Denomination'], 3],
    coffee: [1, [], 1],
    plants: [3, [], 1],
    'harbour-tea': [1, [], 1],
    vase: [1, [], 1],
  };

describe('pages and catalogue', () => {
  const store = startSuiteStore();
  let visitor: Visitor;
  before(async () => {
    visitor = await Visitor.arrive(store.url);
  });

  const itemOf = async (id: string): Promise<ItemJson> =>
    (await visitor.get(`/api/commerce/products/${id}`)).json() as ItemJson;

  for (const [id, [kind, options, variants]] of Object.entries(SEED)) {
    test(`${id}: has its call, its page and its picture`, async () => {
      const item = await itemOf(id);
      const { structuredContent } = item;
      assert.equal(item.id, id);
      assert.deepEqual(
        [
          structuredContent.productType,
          structuredContent.variantOptionOrdering,
          structuredContent.variants.length,
        ],
        [kind, options, variants],
      );
      const { status, text } = await visitor.get(item.fullUrl);
      assert.equal(status, 200);
      const embedded = /<store-product[\s\S]*?<script type="application\/json">([\s\S]*?)<\/script>/.exec(
        text,
      )?.[1];
      assert.deepEqual(JSON.parse(embedded ?? ''), item);
      const picture = await visitor.get(item.assetUrl);
      assert.equal(picture.status, 200, item.assetUrl);
      assert.match(picture.headers.get('content-type') ?? '', /^image\//);
    });
  }

  test('a variant has its price in cents and as text, its stock, its options and its picture', async () => {
    const { structuredContent } = await itemOf('tee');
    assert.deepEqual(
      structuredContent.variants.find(({ sku }) => sku === 'tee-ink-m'),
      {
        id: 'tee-ink-m',
        sku: 'tee-ink-m',
        price: 2_400,
        salePrice: 1_900,
        priceMoney: { value: '24.00', currency: 'USD' },
        salePriceMoney: { value: '19.00', currency: 'USD' },
        onSale: true,
        unlimited: false,
        qtyInStock: 10,
        attributes: { Color: 'Ink', Size: 'M' },
        optionValues: [
          { optionName: 'Color', value: 'Ink' },
          { optionName: 'Size', value: 'M' },
        ],
        mainImage: { assetUrl: photographItem('tee-ink').assetUrl, altText: 'The tee in ink' },
      },
    );
  });

  test('the core reads every product and cart of this store without a report', async () => {
    const complaints: unknown[] = [];
    for (const id of Object.keys(SEED)) {
      const report = (error: unknown): void => {
        complaints.push(error);
      };
      const product = parseProduct(await itemOf(id), { fallbackCurrency: 'JPY', report });
      assert.equal(product?.id, id);
      assert.ok(product.variants.every(({ price }) => price?.currency === 'USD'));
    }
    const parseCart = createCartParser({
      getPageCurrency: () => 'JPY',
      reportField: (field) => complaints.push(field),
    });
    const shopper = await Visitor.arrive(store.url);
    assert.equal(parseCart(await shopper.cart()).version, 0);
    await shopper.add({ itemId: 'tee', sku: 'tee-ink-m', quantity: 2 });
    const { subtotal, entries, version } = parseCart(await shopper.cart());
    assert.deepEqual([subtotal, version], [{ amountMinor: 3_800, currency: 'USD' }, 1]);
    assert.deepEqual(entries[0]?.purchasePrice, { amountMinor: 1_900, currency: 'USD' });
    assert.deepEqual(complaints, []);
  });

  test('the subscriptions are weekly without an end, and monthly for twelve months', async () => {
    const plans = await Promise.all(['coffee', 'plants', 'mug'].map(itemOf));
    assert.deepEqual(
      plans.map(({ structuredContent }) => [
        structuredContent.isSubscribable,
        structuredContent.subscriptionPlan,
      ]),
      [
        [true, { billingPeriod: { value: 1, unit: 'WEEK' }, numBillingCycles: 0 }],
        [true, { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 12 }],
        [false, null],
      ],
    );
  });

  test('stock is keyed by sku', async () => {
    const stock = async (id: string): Promise<unknown> =>
      (await visitor.get(`/api/commerce/inventory/stock/?itemId=${id}`)).json();
    assert.deepEqual(await stock('mug'), { results: { mug: { unlimited: false, qtyInStock: 50 } } });
    assert.deepEqual(await stock('vase'), { results: { vase: { unlimited: false, qtyInStock: 0 } } });
    assert.deepEqual(await stock('print'), { results: { print: { unlimited: true, qtyInStock: 0 } } });
    const { results } = (await stock('tee')) as { results: Record<string, unknown> };
    assert.equal(Object.keys(results).length, 12);
  });

  for (const path of ['/', '/shop', '/shop/mug', '/cart', '/checkout', '/nothing']) {
    test(`${path}: the strict policy with a fresh nonce, on every script of the page`, async () => {
      const [one, other] = [await visitor.get(path), await visitor.get(path)];
      const policy = one.headers.get('content-security-policy') ?? '';
      const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
      assert.equal(
        policy.replaceAll(nonce, 'N'),
        "default-src 'none'; script-src 'nonce-N' 'strict-dynamic'; style-src 'self' 'nonce-N'; " +
          "img-src 'self' data:; font-src 'self'; media-src 'self'; connect-src 'self'; base-uri 'none'; object-src 'none'; " +
          "form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types storefront",
      );
      assert.notEqual(other.headers.get('content-security-policy'), policy);
      const scripts = [...one.text.matchAll(/<script\b[^>]*\bsrc=[^>]*>/g)].map(([tag]) => tag);
      assert.ok(scripts.length > 0);
      for (const tag of scripts) assert.ok(tag.includes(`nonce="${nonce}"`), tag);
      assert.doesNotMatch(one.text, /\sstyle=|\son\w+=|javascript:/);
    });
  }

  for (const name of ['plain.html', 'two-bundles.html']) {
    test(`the host page ${name} is a plain file, served under the strict policy`, async () => {
      const { status, headers, text } = await visitor.get(`/hosts/${name}`);
      assert.equal(status, 200);
      const nonce = /'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1] ?? '';
      const scripts = text.match(/<script\b[^>]*>/g) ?? [];
      assert.ok(scripts.length > 0);
      for (const tag of scripts) assert.ok(tag.includes(`nonce="${nonce}"`), tag);
    });
  }

  test('every answer has nosniff and a request id; calls are not cached', async () => {
    const paths = [
      '/',
      '/api/commerce/shopping-cart',
      '/api/nothing',
      '/nothing',
      '/assets/products/mug.svg',
    ];
    const answers = await Promise.all(paths.map((path) => visitor.get(path)));
    for (const [index, { headers }] of answers.entries()) {
      assert.equal(headers.get('x-content-type-options'), 'nosniff', paths[index]);
    }
    const numbers = answers.map(({ headers }) => headers.get('x-request-id'));
    assert.equal(new Set(numbers).size, paths.length);
    const kept = ['/api/commerce/shopping-cart', '/api/nothing', '/checkout', '/', '/cart'];
    const policies = await Promise.all(
      kept.map(async (path) => (await visitor.get(path)).headers.get('cache-control')),
    );
    assert.deepEqual(policies, [
      'no-store',
      'no-store',
      'no-store',
      'private, no-cache',
      'private, no-cache',
    ]);
  });

  test('a missing file sets no cookies', async () => {
    for (const path of ['/assets/nothing.svg', '/dist/nothing.js', '/assets/products/']) {
      const { status, headers } = await new Visitor(store.url).get(path);
      assert.equal(status, 404, path);
      assert.deepEqual(headers.getSetCookie(), [], path);
      assert.equal(headers.get('cache-control'), 'no-store', path);
    }
  });

  /** Sends an address as it is: fetch would tidy it up first. */
  async function rawStatusOf(path: string): Promise<number | undefined> {
    const { hostname, port } = new URL(store.url);
    const request = get({ hostname, port, path });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    response.resume();
    return response.statusCode;
  }

  test('files outside the shop are not served', async () => {
    for (const path of [
      '/dist/../package.json',
      '/dist/..%2fpackage.json',
      '/dist/%2e%2e/package.json',
      '/assets/..%2f..%2f..%2fpackage.json',
      '/hosts/..%2f..%2fpackage.json',
    ]) {
      assert.equal(await rawStatusOf(path), 404, path);
    }
    assert.equal((await visitor.get('/assets/products/')).status, 404);
  });

  test('an unchanged file is not sent again', async () => {
    const first = await visitor.get('/assets/products/mug.svg');
    const etag = first.headers.get('etag') ?? '';
    const second = await visitor.get('/assets/products/mug.svg', { headers: { 'if-none-match': etag } });
    assert.deepEqual([second.status, second.text], [304, '']);
  });

  test('a trailing slash does not matter', async () => {
    for (const path of ['/shop/', '/shop/mug/', '/cart/', '/api/commerce/inventory/stock?itemId=mug']) {
      assert.equal((await visitor.get(path)).status, 200, path);
    }
  });

  test('an unsupported method is refused with the supported ones', async () => {
    for (const [method, path, allowed] of [
      ['POST', '/journal', 'GET, HEAD'],
      ['DELETE', '/shop/mug', 'GET, HEAD'],
      ['PUT', '/checkout', 'GET, HEAD, POST'],
      ['GET', '/cart/entries', 'POST'],
      ['PUT', '/api/commerce/shopping-cart', 'GET, HEAD'],
    ] as const) {
      const { status, headers, text } = await visitor.request(method, path);
      assert.deepEqual([status, headers.get('allow')], [405, allowed], `${method} ${path}`);
      assert.match(text, /That address can’t be used that way\./);
    }
    assert.equal((await visitor.request('POST', '/nothing')).status, 404);
  });

  test('a page answers HEAD', async () => {
    const answer = await visitor.request('HEAD', '/shop');
    assert.deepEqual([answer.status, answer.text], [200, '']);
  });
});
