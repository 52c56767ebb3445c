import assert from 'node:assert/strict';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { before, describe, test } from 'node:test';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';

import { photographItem } from '../../demo/server/platform/photographs/index.ts';
import { OWNER_PASSWORD } from '../support/owner.ts';
import { startSuiteStore } from '../support/suite-store.ts';
import { Visitor } from '../support/visitor.ts';

const PAGES = [
  '/',
  '/shop',
  '/shop/mug',
  '/shop/mug/classic',
  '/journal',
  '/gallery',
  '/cart',
  '/checkout',
  '/nothing',
];

describe('the resources of a page', () => {
  const store = startSuiteStore({ ownerPassword: OWNER_PASSWORD });
  let visitor: Visitor;
  before(async () => {
    visitor = await Visitor.arrive(store.url);
  });

  const nonceOf = (headers: Headers): string =>
    /'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1] ?? '';

  for (const path of PAGES) {
    test(`${path}: inlines its style sheet, so that nothing blocks the first paint`, async () => {
      const { headers, text } = await visitor.get(path);
      const sheets = [...text.matchAll(/<style nonce="([^"]+)">([^]*?)<\/style>/g)];
      assert.deepEqual(
        sheets.map(([, nonce]) => nonce),
        [nonceOf(headers)],
      );
      const [, , css = ''] = sheets[0] ?? [];
      for (const words of [':not(:defined)', '--paper:', '.site-header', '@media print']) {
        assert.ok(css.includes(words), words);
      }
      assert.doesNotMatch(text, /rel="stylesheet"/);
      assert.doesNotMatch(text.slice(0, text.indexOf('<body')), /<script(?! type="module")[^>]* src=/);
    });

    if (path === '/shop/mug') continue;
    test(`${path}: preloads its script in the Link header`, async () => {
      await preloadsItsScript(visitor, path);
    });
  }

  async function preloadsItsScript(by: Visitor, path: string): Promise<void> {
    const { headers, text } = await by.get(path);
    const script = /<script type="module"[^>]* src="([^"]+)"/.exec(text)?.[1];
    assert.ok(script);
    const link = `<${script}>; rel=modulepreload; nonce="${nonceOf(headers)}"`;
    assert.ok(headers.get('link')?.split(', ').includes(link), headers.get('link') ?? 'no header');
  }

  test('/shop/mug: loads its script at the first interaction', async () => {
    const { headers, text } = await visitor.get('/shop/mug');
    assert.match(text, /<script[^>]* data-src="[^"]*storefront[^"]*">[^<]*pointermove/);
    assert.doesNotMatch(text, /<script[^>]* src="[^"]*storefront/);
    assert.doesNotMatch(headers.get('link') ?? '', /modulepreload/);
  });

  for (const [name, prepare] of [
    ['who has something in the cart', (one: Visitor) => one.add({ itemId: 'mug', quantity: 1 })],
    ['who has agreed to be counted', (one: Visitor) => one.post('/visits/consent', { answer: 'yes' })],
    [
      'who is the owner',
      async (one: Visitor) => {
        await one.get('/owner/login');
        return one.post('/owner/login', { name: 'owner', password: OWNER_PASSWORD });
      },
    ],
  ] as const)
    test(`/shop/mug: loads its script for a visitor ${name}`, async () => {
      const other = await Visitor.arrive(store.url);
      assert.ok((await prepare(other)).status < 400);
      await preloadsItsScript(other, '/shop/mug');
    });

  test('send Cross-Origin-Opener-Policy on the pages of the owner only', async () => {
    const policyOf = async (path: string) =>
      (await visitor.get(path)).headers.get('cross-origin-opener-policy');
    for (const path of PAGES) assert.equal(await policyOf(path), null, path);
    for (const path of ['/owner', '/owner/login', '/owner/nothing'])
      assert.equal(await policyOf(path), 'same-origin', path);
  });

  test('include the style sheets of each page', async () => {
    for (const [path, rule] of [
      ['/shop/mug', String.raw`\.product-pictures`],
      ['/shop', String.raw`\.product-list`],
      ['/cart', String.raw`\.line-controls`],
      ['/journal', String.raw`\.post-card`],
    ] as const) {
      assert.match((await visitor.get(path)).text, new RegExp(`${rule}[^{}<]*\\{`), path);
    }
  });

  for (const path of ['/shop/mug', '/shop/mug/classic']) {
    test(`${path}: preloads the first visible picture first`, async () => {
      const { headers, text } = await visitor.get(path);
      const urgent = [
        ...text.matchAll(/ src="([^"]+)" srcset="([^"]+)" sizes="([^"]+)"[^>]*fetchpriority="high"/g),
      ];
      const [, src, srcset, sizes] = urgent.at(0) ?? [];
      assert.deepEqual([urgent.length, src], [1, `${photographItem('mug').assetUrl}?format=1000w`]);
      const announced = `<${src}>; rel=preload; as=image; fetchpriority=high; imagesrcset="${srcset}"; imagesizes="${sizes}"`;
      const link = headers.get('link') ?? '';
      assert.ok(`${link}, `.startsWith(`${announced}, `), link);
      assert.doesNotMatch(link, /chunks\/network/, 'nothing but the first file shares the line with it');
    });
  }

  test('/cart: preloads the network bundle on a page without pictures', async () => {
    const { headers } = await visitor.get('/cart');
    assert.match(headers.get('link') ?? '', /chunks\/network[^>]*>; rel=modulepreload/);
  });

  /** Requests like a browser; fetch would decompress the answer. */
  async function ask(path: string, acceptEncoding?: string): Promise<[IncomingMessage, Buffer]> {
    const headers = acceptEncoding === undefined ? {} : { 'accept-encoding': acceptEncoding };
    const request = get(`${store.url}${path}`, { headers });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    return [response, await buffer(response)];
  }

  for (const path of ['/shop/mug', '/nothing', '/assets/products/mug.svg']) {
    test(`${path}: is compressed for clients that support it`, async () => {
      const [compressed, bytes] = await ask(path, 'gzip, deflate, br');
      assert.equal(compressed.headers['content-encoding'], 'gzip');
      assert.match(compressed.headers.vary ?? '', /accept-encoding/i);
      const [plain, text] = await ask(path);
      assert.equal(plain.headers['content-encoding'], undefined);
      assert.match(plain.headers.vary ?? '', /accept-encoding/i);
      const opened = gunzipSync(bytes).toString();
      assert.equal(opened.slice(0, 30), text.toString().slice(0, 30));
      assert.ok(opened.length > bytes.length);
    });
  }

  test('pictures are cached for ten minutes', async () => {
    const { headers } = await visitor.get('/assets/products/mug.svg');
    assert.equal(headers.get('cache-control'), 'public, max-age=600');
  });
});
