import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { describeOnAnyDatabase, type OpenStore } from '../support/each-database.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { arriveAsOwner, OWNER_PASSWORD } from '../support/owner.ts';
import { changed, controlsOf, createProduct, errorsOf, variantsOf } from '../support/product-form.ts';
import { Visitor } from '../support/visitor.ts';

describeOnAnyDatabase('products of the owner', (stores) => {
  let store: OpenStore;
  let owner: Visitor;
  before(async () => {
    store = await stores.open({ rateLimits: NO_LIMITS, captcha: null, ownerPassword: OWNER_PASSWORD });
    owner = await arriveAsOwner(store.url);
  });

  test('are shown again after a refusal with everything that was typed', async () => {
    const path = '/owner/products/new';
    const controls = controlsOf(await owner.get(`${path}?type=physical`), path);
    const typed = {
      title: '',
      body: 'A <b>cup</b> & "saucer"',
      slug: 'Cup 1',
      'variants.0.price': '18,00',
      'variants.0.stock': '-1',
      'options.0.name': 'Glaze',
      'options.1.values': 'S, S',
      'texts.scarcity': 'Only {a, plural',
      way: 'both',
      interval: '0.5',
      showsScarcity: undefined,
    };
    const answer = await owner.post(path, changed(controls, typed));
    assert.equal(answer.status, 400);
    const shown = controlsOf(answer, path);
    const names = Object.keys(typed);
    assert.deepEqual(
      names.map((name) => [name, shown[name]]),
      Object.entries(typed),
    );
    assert.deepEqual(errorsOf(answer), {
      'variants-0-price': 'Enter a price like 18.00.',
      'variants-0-stock': 'Enter a whole number from 0 to 999,999, or choose “Unlimited”.',
      'options-0-values': 'Enter the values, separated by commas.',
      'options-1-name': 'Enter a name for these values.',
      'options-1-values': 'The same value is there twice.',
      interval: 'Enter a whole number from 1 to 52.',
    });
    assert.equal(answer.text.match(/ autofocus/g)?.length, 1);
    const readable = {
      ...typed,
      'variants.0.price': '18.00',
      'variants.0.stock': '1',
      'options.0.values': 'Ash',
      'options.1.name': 'Size',
      'options.1.values': Array.from({ length: 251 }, (_, index) => index).join(),
      interval: '1',
    };
    const many = await owner.post(path, changed(controls, readable));
    assert.match(many.text, /A product can have up to 250 variants/);
    const rest = await owner.post(path, changed(controls, { ...readable, 'options.1.values': 'S' }));
    assert.deepEqual(errorsOf(rest), {
      title: 'Required',
      slug: 'A URL needs at least three letters from a to z or digits, with hyphens only between them.',
      'texts-scarcity': 'That contains a character that cannot be saved.',
    });
  });

  test('are saved once by a repeated form, and not over what somebody else has saved', async () => {
    const path = '/owner/products/new';
    const controls = changed(controlsOf(await owner.get(`${path}?type=service`), path), {
      title: 'Kiln Visit',
      'variants.0.price': '10',
      'variants.0.unlimited': '1',
    });
    const [first, second] = await Promise.all([owner.post(path, controls), owner.post(path, controls)]);
    assert.equal(first.headers.get('location'), second.headers.get('location'));
    const url = first.headers.get('location')!.replace(/\?.*/, '');
    const mine = controlsOf(await owner.get(url), url);
    await owner.post(url, { ...mine, excerpt: 'Every Friday.', 'variants.0.price': '12' });
    const refused = await owner.post(url, { ...mine, title: 'Kiln Tour' });
    assert.equal(refused.status, 409);
    assert.match(refused.text, /Someone else saved this product/);
    assert.match(refused.text, /<dt>Short description<\/dt><dd>Every Friday\.<\/dd>/);
    assert.match(refused.text, /<dt>kiln-visit: Price<\/dt><dd>12\.00<\/dd>/);
    const again = controlsOf(refused, url);
    assert.deepEqual([again['title'], again['excerpt']], ['Kiln Tour', '']);
    assert.equal((await owner.post(url, again)).status, 303);
    assert.match((await owner.get('/shop/kiln-visit')).text, /Kiln Tour/);
    assert.deepEqual(await variantsOf(owner, url.split('/').at(-1)!), [['', 'kiln-visit', 1_000, null]]);
  });

  test('are copied unpublished, and deleted with a confirmation', async () => {
    const page = await owner.get('/owner/products/mug');
    const controls = controlsOf(page, '/owner/products/mug/duplicate');
    const [copied, repeated] = await Promise.all([
      owner.post('/owner/products/mug/duplicate', controls),
      owner.post('/owner/products/mug/duplicate', controls),
    ]);
    assert.equal(copied.headers.get('location'), repeated.headers.get('location'));
    const path = copied.headers.get('location')!.replace(/\?.*/, '');
    const copy = controlsOf(await owner.get(path), path);
    assert.deepEqual(
      [copy['title'], copy['slug'], copy['variants.0.sku'], copy['variants.0.stock'], copy['isPublished']],
      ['Stoneware Mug (copy)', 'stoneware-mug-copy', 'stoneware-mug-copy', '0', undefined],
    );
    const visitor = await Visitor.arrive(store.url);
    await visitor.add({ itemId: 'mug' });
    await visitor.order();
    await visitor.add({ itemId: 'mug' });
    const { version } = await visitor.cart();
    const question = await owner.get('/owner/products/mug/delete');
    assert.match(question.text, /Its reviews \(\d+\) will be deleted/);
    const answer = await owner.post('/owner/products/mug/delete', {});
    assert.equal(answer.headers.get('location'), '/owner/products?done=deleted');
    const cart = await visitor.cart();
    assert.deepEqual([cart.entries, cart.version], [[], version + 1]);
    assert.equal((await owner.get('/shop/mug')).status, 404);
    assert.match((await owner.get('/owner/orders')).text, /1 × Stoneware Mug/);
  });

  test('have their own texts in all roads to the restock sign-up', async () => {
    const id = await createProduct(owner, {
      title: 'Lone Cup',
      'variants.0.price': '8',
      'texts.soldOut': 'In the kiln',
      'texts.restock': 'Shall we write?',
      'texts.restockButton': 'Please do',
    });
    for (const path of ['/shop/lone-cup', '/shop/lone-cup/classic', '/shop/lone-cup/restock']) {
      const { text } = await owner.get(path);
      assert.match(text, /Shall we write\?[^]*Please do/, path);
    }
    assert.match((await owner.get('/shop/lone-cup/classic')).text, /In the kiln/);
    assert.match((await owner.get('/shop')).text, /In the kiln/);
    const page = (await owner.get(`/owner/products/${id}`)).text;
    assert.match(page, /value="In the kiln"/);
    await owner.post(`/owner/products/${id}/delete`, {});
  });

  test('are listed, searched and filtered', async () => {
    const titles = async (query: string) =>
      [
        ...(await owner.get(`/owner/products${query}`)).text.matchAll(/owner-item-head"><a[^>]*>([^<]*)</g),
      ].map(([, title]) => title);
    assert.deepEqual(await titles('?q=vase'), ['Bud Vase']);
    assert.deepEqual(await titles('?q=%25'), []);
    assert.deepEqual(await titles('?state=unpublished'), ['Stoneware Mug (copy)']);
    assert.deepEqual(await titles('?state=sold-out'), ['Bud Vase', 'Stoneware Mug (copy)']);
    for (let index = 0; index < 20; index += 1)
      await createProduct(owner, { title: `Tile ${index + 10}`, 'variants.0.price': '1' });
    const first = await owner.get('/owner/products');
    assert.match(first.text, /Page 1 of 2/);
    assert.match(first.text, /href="\/owner\/products\?page=2" rel="next"/);
    assert.equal((await titles('')).length, 25);
    assert.ok((await titles('?page=99')).length > 0, 'the last page');
  });
});
