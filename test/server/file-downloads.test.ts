import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { before, test } from 'node:test';

import { describeOnAnyDatabase, type OpenStore } from '../support/each-database.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { mainText, placeOrder, postAction, seenOf } from '../support/owner-orders.ts';
import { rowsIn } from '../support/owner-lists.ts';
import { arriveAsOwner, OWNER_PASSWORD } from '../support/owner.ts';
import { buyPrint, clickDownload, downloadLinks, fetchFile, sendFile } from '../support/product-files.ts';
import { Visitor } from '../support/visitor.ts';

const DAY_MS = 86_400_000;
const FILES = '/owner/products/print/files';
/** More than two parts of the storage. */
const CONTENT = randomBytes(2_500_000);

describeOnAnyDatabase('files of digital products', (stores) => {
  let store: OpenStore;
  let owner: Visitor;
  let laterMs = 0;
  before(async () => {
    store = await stores.open({
      rateLimits: NO_LIMITS,
      ownerPassword: OWNER_PASSWORD,
      publicUrl: new URL('http://shop.test'),
      now: () => Date.now() + laterMs,
    });
    owner = await arriveAsOwner(store.url);
  });

  const buy = (quantity = 1) => buyPrint(store.url, quantity);
  const bytesOf = (path: string, headers = {}) => fetchFile(store.url + path, headers);

  test('a new store delivers its digital product, on the page and by mail', async () => {
    const { visitor, page, ownerPage, links, link } = await buy();
    assert.equal(links.length, 1);
    assert.match(
      mainText((await visitor.get(page)).text),
      /Your downloads Harbor Print\.svg \(.* KB\) 5 of 5 downloads left, until \w+ \d+, \d{4}/,
    );
    assert.match(mainText((await owner.get(ownerPage)).text), /Harbor Print\.svg 0 of 5 downloads used/);
    const mails = rowsIn((await owner.get('/owner/mails')).text);
    const mail = mails.find(({ words }) => words.includes('Your downloads from'));
    const { text } = await owner.get(mail?.url ?? '');
    assert.match(text, /http:\/\/shop\.test\/downloads\/••••/);
    assert.ok(!text.includes(link));
  });

  test('the owner adds, orders, renames, replaces and removes files; earlier orders keep theirs', async () => {
    const earlier = await buy();
    const added = await sendFile(owner, FILES, { name: '../a <b>.pdf', content: Buffer.from('%PDF-1.7 a') });
    assert.equal(added.headers.get('location'), `${FILES}?done=added`);
    const list = async () => (await owner.get(FILES)).text;
    const fileUrls = async () => [
      ...new Set((await list()).match(/\/owner\/products\/print\/files\/[0-9a-f-]{36}(?=")/g)),
    ];
    assert.match(mainText(await list()), /Harbor Print\.svg .* a &lt;b&gt;\.pdf 10 bytes Move up/);
    const [, second = ''] = await fileUrls();
    await owner.post(`${second}/up`, {});
    assert.deepEqual((await fileUrls())[0], second);
    assert.match((await owner.get(`${second}/content`)).text, /^%PDF-1\.7 a$/);
    assert.notEqual((await bytesOf(`${second}/content`)).status, 200);

    const renamed = await sendFile(owner, second, undefined, { name: 'Guide' });
    assert.equal(renamed.headers.get('location'), `${FILES}?done=saved`);
    assert.match(mainText(await list()), /Guide\.pdf 10 bytes/);
    const between = await buy();
    assert.equal(between.links.length, 2);
    const page = { name: 'x.png', content: CONTENT };
    await sendFile(owner, second, page, { name: 'Guide.pdf' });
    assert.match(mainText(await list()), /Guide\.png 2\.4 MB/);
    const question = (await owner.get(`${second}/delete`)).text;
    assert.match(mainText(question), /Customers who have bought it keep their links\./);
    await owner.post(`${second}/delete`, {});
    assert.deepEqual((await fileUrls()).length, 1);

    const { file } = await clickDownload(between.visitor, between.link);
    assert.equal((await bytesOf(file)).body.toString(), '%PDF-1.7 a');
    assert.equal(downloadLinks((await earlier.visitor.get(earlier.page)).text).length, 1);
  });

  test('a form with a wrong file is shown again with the error', async () => {
    const none = await sendFile(owner, FILES, undefined);
    assert.deepEqual([none.status, mainText(none.text).includes('Choose a file.')], [400, true]);
    const empty = await sendFile(owner, FILES, { name: 'a.txt', content: Buffer.alloc(0) });
    assert.deepEqual([empty.status, mainText(empty.text).includes('The file is empty.')], [400, true]);
    const [url = ''] =
      /\/owner\/products\/print\/files\/[0-9a-f-]{36}(?=")/.exec((await owner.get(FILES)).text) ?? [];
    const unnamed = await sendFile(owner, url, undefined, { name: ' ' });
    assert.match(unnamed.text, /aria-invalid="true" autofocus/);
    const forged = await sendFile(owner, FILES, { name: 'a.txt', content: CONTENT }, { crumb: 'wrong' });
    assert.equal(forged.status, 403);
    const visitor = await Visitor.arrive(store.url);
    const refused = await sendFile(visitor, FILES, { name: 'a.txt', content: CONTENT });
    assert.match(refused.headers.get('location') ?? '', /^\/owner\/login/);
    assert.doesNotMatch((await owner.get(FILES)).text, /a\.txt/);
  });

  test('the same form sent twice adds one file', async () => {
    const key = '3f0c7a52-6f0b-4a51-9d2c-0d8f2f6c1b11';
    const file = { name: 'twice.txt', content: Buffer.from('twice') };
    for (const _click of [1, 2]) assert.equal((await sendFile(owner, FILES, file, { key })).status, 303);
    const { text } = await owner.get(FILES);
    assert.equal(text.match(/<bdi>twice\.txt/g)?.length, 1);
    const [url = ''] = /\/owner\/products\/print\/files\/[0-9a-f-]{36}(?="><bdi>twice)/.exec(text) ?? [];
    await owner.post(`${url}/delete`, {});
  });

  test('a link leads to a page, and only its button to the file, which is saved and never shown', async () => {
    const { visitor, link } = await buy();
    for (const _scan of [1, 2, 3, 4, 5, 6, 7]) assert.equal((await bytesOf(link)).status, 200);
    const page = await visitor.get(link);
    assert.match(mainText(page.text), /Harbor Print\.svg .* Download 5 of 5 downloads left/);
    for (const { headers } of [page, await visitor.request('HEAD', link)]) {
      assert.equal(headers.get('cache-control'), 'private, no-store, no-transform');
      assert.equal(headers.get('x-robots-tag'), 'noindex, nofollow');
      assert.equal(headers.get('referrer-policy'), 'no-referrer');
    }
    assert.equal((await bytesOf(`${link}/file`)).headers.get('location'), link);
    assert.equal((await visitor.post(link, { crumb: '' })).status, 403);
    const { answer, file } = await clickDownload(visitor, link);
    assert.equal(answer.status, 303);
    const other = '0'.repeat(64);
    assert.equal((await bytesOf(file.replace(/[0-9a-f]{64}$/, other))).headers.get('location'), link);
    for (const _probe of [1, 2, 3, 4, 5, 6])
      assert.equal((await visitor.request('HEAD', file)).headers.get('accept-ranges'), 'bytes');
    const sent = await bytesOf(file, { 'accept-encoding': 'gzip' });
    assert.equal(sent.status, 200);
    assert.equal(sent.headers.get('content-type'), 'application/octet-stream');
    assert.equal(
      sent.headers.get('content-disposition'),
      `attachment; filename="Harbor Print.svg"; filename*=UTF-8''Harbor%20Print.svg`,
    );
    assert.equal(sent.headers.get('x-content-type-options'), 'nosniff');
    assert.equal(sent.headers.get('content-security-policy'), "default-src 'none'; sandbox");
    assert.equal(sent.headers.get('content-encoding'), null);
    assert.equal(sent.headers.get('referrer-policy'), 'no-referrer');
    assert.match(sent.body.toString(), /<svg/);
    assert.match(mainText((await visitor.get(link)).text), /4 of 5 downloads left/);
    assert.equal((await bytesOf(`/downloads/${other}`)).status, 404);
    assert.equal((await bytesOf('/downloads/none')).status, 404);
  });

  test('an order of two brings twice the downloads', async () => {
    const { visitor, link } = await buy(2);
    assert.match(mainText((await visitor.get(link)).text), /10 of 10 downloads left/);
  });

  test('links end with their time, and the owner renews them once per click', async () => {
    const { visitor, page, id, ownerPage, link } = await buy();
    laterMs = 31 * DAY_MS;
    const expired = await visitor.get(link);
    assert.deepEqual(
      [expired.status, mainText(expired.text).includes('This download link has expired.')],
      [410, true],
    );
    laterMs = 0;
    const { key = '' } = seenOf((await owner.get(ownerPage)).text);
    for (const _click of [1, 2]) {
      const answer = await owner.post(`/owner/orders/${id}/downloads`, { key });
      assert.equal(answer.headers.get('location'), `${ownerPage}?done=links`);
    }
    assert.equal((await visitor.get(link)).status, 404);
    const [renewed = ''] = downloadLinks((await visitor.get(page)).text);
    assert.notEqual(renewed, link);
    assert.equal((await visitor.get(renewed)).status, 200);
    const { text } = await owner.get(ownerPage);
    assert.equal(mainText(text).match(/New download links sent/g)?.length, 1);
    assert.equal(mainText(text).match(/Email: Your downloads from/g)?.length, 2);
  });

  test('a canceled or refunded order ends its links, also while the address of the file is known', async () => {
    for (const action of ['cancel', 'refund'] as const) {
      const { visitor, page, id, ownerPage, link } = await buy();
      const { file } = await clickDownload(visitor, link);
      const done = await postAction(owner, `${ownerPage}/${action}`, { amount: '12.00' });
      assert.equal(done.status, 303);
      const ended = await visitor.get(link);
      assert.equal(ended.status, 410);
      assert.match(mainText(ended.text), /because the order was canceled or refunded/);
      assert.equal((await bytesOf(file)).status, 410);
      assert.equal((await bytesOf(file, { range: 'bytes=999999-' })).status, 410);
      assert.equal((await visitor.request('HEAD', file)).status, 410);
      assert.deepEqual(downloadLinks((await visitor.get(page)).text), []);
      assert.equal((await owner.post(`/owner/orders/${id}/downloads`, { key: '' })).status, 409);
    }
  });

  test('a part that is refunded keeps the links', async () => {
    const { visitor, ownerPage, link } = await buy();
    assert.equal((await postAction(owner, `${ownerPage}/refund`, { amount: '2.00' })).status, 303);
    assert.equal((await visitor.get(link)).status, 200);
  });

  test('the data of a customer name the files without their links, and erasing it ends them', async () => {
    const visitor = await Visitor.arrive(store.url);
    await visitor.add({ itemId: 'print' });
    const email = 'bea@example.com';
    const [link = ''] = downloadLinks((await visitor.get((await placeOrder(visitor, { email })).page)).text);
    const data = () => owner.get(`/owner/customers/details.json?email=${email}`);
    const { text } = await data();
    const { downloads } = JSON.parse(text) as { readonly downloads: readonly { readonly name: string }[] };
    assert.ok(downloads.some(({ name }) => name === 'Harbor Print.svg'));
    assert.ok(!text.includes(link.split('/').at(-1) ?? ''));
    assert.equal((await owner.post('/owner/customers/erase', { email })).status, 303);
    assert.equal((await visitor.get(link)).status, 404);
    assert.doesNotMatch((await owner.get('/owner/mails')).text, /bea@example\.com/);
  });

  test('a deleted product leaves what was bought; its copy has the same files', async () => {
    const { visitor, link } = await buy();
    const copied = await owner.post('/owner/products/print/duplicate', {});
    const copy = (copied.headers.get('location') ?? '').split('?')[0] ?? '';
    assert.match((await owner.get(`${copy}/files`)).text, /Harbor Print\.svg/);
    await owner.post('/owner/products/print/delete', {});
    assert.equal((await owner.get(FILES)).status, 404);
    const { file } = await clickDownload(visitor, link);
    assert.equal((await bytesOf(file)).status, 200);
    assert.match((await owner.get(`${copy}/files`)).text, /Harbor Print\.svg/);
  });

  test('a product without a file warns its owner, and its orders get the file once there is one', async () => {
    const created = await owner.post('/owner/products/new', {
      type: 'digital',
      title: 'Pattern',
      slug: 'pattern',
      collectionId: 'shop',
      'variants.0.price': '4',
      isPublished: '1',
    });
    const product = (created.headers.get('location') ?? '').split('?')[0] ?? '';
    assert.match(
      mainText((await owner.get(product)).text),
      /Files \(0\) .* customers pay and get nothing to download/,
    );
    const visitor = await Visitor.arrive(store.url);
    await visitor.add({ itemId: product.split('/').at(-1) });
    const order = await placeOrder(visitor);
    assert.match(mainText((await owner.get(order.ownerPage)).text), /Nothing was sent\./);
    assert.equal((await owner.post(`/owner/orders/${order.id}/downloads`, {})).status, 409);
    await sendFile(owner, `${product}/files`, { name: 'pattern.pdf', content: Buffer.from('%PDF-1.7') });
    assert.equal((await owner.post(`/owner/orders/${order.id}/downloads`, {})).status, 303);
    assert.equal(downloadLinks((await visitor.get(order.page)).text).length, 1);
  });
});
