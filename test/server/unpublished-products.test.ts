import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { describeOnAnyDatabase, type OpenStore } from '../support/each-database.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { arriveAsOwner, OWNER_PASSWORD } from '../support/owner.ts';
import { controlsOf, editProduct } from '../support/product-form.ts';
import { seenControls, Visitor } from '../support/visitor.ts';

/** Addresses on which the mug is, or which list it. */
const OF_MUG = [
  '/shop/mug',
  '/shop/mug/classic',
  '/shop/mug/reviews',
  '/shop/mug/restock',
  '/api/commerce/products/mug',
  '/api/commerce/products/mug/reviews?pageSize=6&kinds=native',
  '/api/commerce/inventory/stock?itemId=mug',
] as const;
const LISTS = ['/', '/shop', '/shop?format=json', '/shop/bud-vase', '/sitemap.xml'] as const;
const MUG = /Stoneware Mug|\/shop\/mug\b/;

describeOnAnyDatabase('unpublished products', (stores) => {
  let store: OpenStore;
  let owner: Visitor;
  let visitor: Visitor;
  let checkout: Awaited<ReturnType<Visitor['get']>>;
  before(async () => {
    store = await stores.open({ rateLimits: NO_LIMITS, captcha: null, ownerPassword: OWNER_PASSWORD });
    owner = await arriveAsOwner(store.url);
    visitor = await Visitor.arrive(store.url);
    await visitor.add({ itemId: 'mug' });
    checkout = await visitor.get('/checkout');
    for (const path of LISTS) assert.match((await visitor.get(path)).text, MUG, path);
    const answer = await editProduct(owner, 'mug', { isPublished: undefined });
    assert.equal(answer.status, 303, answer.text);
  });

  test('are on no page, in no list and not in the sitemap, also for the owner', async () => {
    for (const who of [visitor, owner]) {
      for (const path of OF_MUG) assert.equal((await who.get(path)).status, 404, path);
      for (const path of LISTS) assert.doesNotMatch((await who.get(path)).text, MUG, path);
    }
  });

  test('cannot be added, and are sold out in carts and at the checkout', async () => {
    const other = await Visitor.arrive(store.url);
    assert.equal((await other.add({ itemId: 'mug' })).status, 404);
    const posted = await other.post('/cart/entries', { itemId: 'mug', sku: 'mug', quantity: '1' });
    assert.doesNotMatch(posted.headers.get('location') ?? '', /^\/cart(\?added.*)?$/);
    assert.deepEqual((await other.cart()).entries, []);
    const [entry] = (await visitor.cart()).entries;
    assert.equal((await visitor.setQuantity(entry!.id, 2)).status, 409);
    const typed = {
      ...seenControls(checkout),
      email: 'ann@example.com',
      name: 'Ann',
      idempotencyKey: crypto.randomUUID(),
    };
    const ordered = await visitor.post('/checkout', typed);
    assert.equal(ordered.status, 409);
    assert.match(ordered.text, /Sorry, we do not have enough of that item available\./);
    const signup = await other.send('POST', '/api/site-users/account/notifications/restock', {
      productId: 'mug',
      variantId: 'mug',
      siteVisitorEmail: 'bo@example.com',
      isJoinMailingList: false,
    });
    assert.equal(signup.status, 404);
  });

  test('are seen by the owner in the list, and in a preview that only the owner opens', async () => {
    const list = await owner.get('/owner/products?state=unpublished');
    assert.match(list.text, /Stoneware Mug[^]*Unpublished/);
    const product = await owner.get('/owner/products/mug');
    assert.match(product.text, /href="\/owner\/products\/mug\/preview">Preview</);
    const preview = await owner.get('/owner/products/mug/preview');
    assert.equal(preview.status, 200);
    assert.match(preview.text, /Preview: only you see this page/);
    assert.match(preview.text, /<h1>Stoneware Mug<\/h1>/);
    assert.match(preview.text, /noindex/);
    assert.equal((await visitor.get('/owner/products/mug/preview')).status, 303);
  });

  test('can be bought again once they are published', async () => {
    const path = '/owner/products/mug/publish';
    const controls = controlsOf(await owner.get('/owner/products/mug'), path);
    for (const _click of [1, 2])
      assert.equal(
        (await owner.post(path, controls)).headers.get('location'),
        '/owner/products/mug?done=published',
      );
    assert.match((await owner.get('/owner/products/mug')).text, />Unpublish</);
    assert.equal((await visitor.order()).status, 303);
    assert.match((await visitor.get('/sitemap.xml')).text, MUG);
  });
});
