import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { describeOnAnyDatabase, type OpenStore } from '../support/each-database.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { arriveAsOwner, OWNER_PASSWORD } from '../support/owner.ts';
import { jpeg, picturePages } from '../support/picture-pages.ts';
import { changed, controlsOf, errorsOf } from '../support/product-form.ts';
import { postFiles } from '../support/upload-form.ts';
import { Visitor } from '../support/visitor.ts';

describeOnAnyDatabase('pictures of products', (stores) => {
  let store: OpenStore;
  let owner: Visitor;
  before(async () => {
    store = await stores.open({ rateLimits: NO_LIMITS, captcha: null, ownerPassword: OWNER_PASSWORD });
    owner = await arriveAsOwner(store.url);
  });
  const { pathOf, productOf, shownControls, save, create } = picturePages(
    () => owner,
    () => store.url,
  );

  test('are added, described and shown wherever the product is', async () => {
    const id = await create('Blue Bowl', { 'variants.0.stock': '3' });
    assert.equal((await productOf(id)).mainImage, null);
    const files = [await jpeg('blue.jpg', '#1040c0'), await jpeg('red.jpg', '#c01010')];
    const answer = await save(id, {}, files);
    assert.equal(answer.headers.get('location'), `${pathOf(id)}?done=saved`, answer.text);
    await save(id, { 'pictures.0.alt': 'A blue "bowl"', 'pictures.0.x': '25.5', 'pictures.0.y': '100' });
    const { mainImage, items, assetUrl } = await productOf(id);
    assert.ok(mainImage);
    assert.deepEqual(
      [mainImage.altText, mainImage.originalSize, mainImage.systemDataVariants, mainImage.mediaFocalPoint],
      ['A blue "bowl"', '600x400', '100w,300w,500w', { x: 0.255, y: 1 }],
    );
    assert.match(mainImage.colorData['centerAverage']!, /^[01][0-9a-f]4[0-9a-f]c[0-9a-f]$/);
    assert.deepEqual(items[0], mainImage);
    assert.equal(assetUrl, mainImage.assetUrl);
    assert.equal(items.length, 2);
    for (const path of ['/shop', '/shop/blue-bowl', '/owner/products', '/owner/products?q=blue'])
      assert.ok((await owner.get(path)).text.includes(mainImage.assetUrl), path);
    const page = (await owner.get('/shop/blue-bowl')).text;
    assert.match(page, /<img id="picture-1"[^>]* data-image-focal-point="0\.255,1"/);
    assert.ok(page.includes(`"image":["${mainImage.assetUrl}","${items[1]!.assetUrl}"]`));
    assert.match(page, new RegExp(`property="og:image" content="[^"]*${mainImage.assetUrl}`));
    const visitor = await Visitor.arrive(store.url);
    await visitor.add({ itemId: id });
    const cart = await visitor.cart();
    assert.deepEqual((cart.entries as readonly { readonly image?: unknown }[])[0]?.image, {
      assetUrl,
      altText: 'A blue "bowl"',
    });
    assert.ok((await visitor.get('/cart')).text.includes(`${assetUrl}?format=`));
  });

  test('are ordered by buttons and by positions, and removed', async () => {
    const id = await create('Ordered Bowl');
    const colours = ['#111111', '#222222', '#333333', '#444444'];
    await save(id, {}, await Promise.all(colours.map((colour) => jpeg(`${colour}.jpg`, colour))));
    const alts = Object.fromEntries(['a', 'b', 'c', 'd'].map((alt, row) => [`pictures.${row}.alt`, alt]));
    await save(id, alts);
    const order = async () => (await productOf(id)).items.map(({ altText }) => altText).join('');
    assert.equal(await order(), 'abcd');
    await save(id, { move: 'down.0' });
    assert.equal(await order(), 'bacd');
    await save(id, { move: 'up.2', 'pictures.0.alt': 'B' });
    assert.equal(await order(), 'Bcad');
    await save(id, { 'pictures.0.position': '3' });
    assert.equal(await order(), 'caBd');
    await save(id, { 'pictures.3.position': '1' });
    assert.equal(await order(), 'dcaB');
    await save(id, { move: 'up.0' });
    await save(id, { 'pictures.1.remove': '1', 'pictures.0.remove': '1' });
    assert.equal(await order(), 'aB');
    await save(id, { 'pictures.1.remove': '1', 'pictures.0.remove': '1' });
    assert.equal((await productOf(id)).mainImage, null);
    assert.ok((await owner.get(`/shop/ordered-bowl`)).text.includes('picture-missing'));
  });

  test('belong to the variants that are chosen, beside the photographs of the store', async () => {
    const before = await shownControls('tee');
    assert.deepEqual(
      [0, 1, 2].map((row) => before[`pictures.${row}.variants`]),
      ['option.0.Sand', 'option.0.Forest', 'option.0.Ink'],
    );
    await save('tee', { 'pictures.1.alt': 'Green' }, [await jpeg('large.jpg', '#d0c090')]);
    const four = await shownControls('tee');
    assert.equal(four['pictures.3.variants'], '');
    await save('tee', { 'pictures.3.variants': 'sku.tee-forest-xl', move: 'up.3' });
    const { items, structuredContent } = await productOf('tee');
    const urls = items.map(({ assetUrl }) => assetUrl);
    assert.deepEqual(
      urls.map((url) => url.replace(/^\/assets\/(\w+)\/.*/, '$1')),
      ['photographs', 'photographs', 'uploads', 'photographs'],
    );
    const imageOf = (sku: string) =>
      structuredContent.variants.find((variant) => variant.sku === sku)?.mainImage ?? undefined;
    assert.equal(imageOf('tee-forest-xl')?.assetUrl, urls[2]);
    assert.deepEqual(imageOf('tee-forest-s'), { assetUrl: urls[1], altText: 'Green' });
    assert.equal(imageOf('tee-ink-m')?.assetUrl, urls[3]);
    const again = await shownControls('tee');
    assert.equal(again['pictures.1.variants'], 'as-is');
    await save('tee', { 'pictures.2.remove': '1', 'pictures.1.variants': 'option.0.Forest' });
    const after = await productOf('tee');
    assert.equal(after.items.length, 3);
    assert.ok(after.structuredContent.variants.every(({ mainImage }) => mainImage !== null));
  });

  test('keep what was typed and sent if somebody else has saved the product meanwhile', async () => {
    const id = await create('Contested Bowl');
    const mine = await shownControls(id);
    await save(id, {}, [await jpeg('theirs.jpg', '#00ff00')]);
    const refused = await postFiles(owner, pathOf(id), mine, [await jpeg('mine.jpg', '#0000ff')]);
    assert.equal(refused.status, 409);
    assert.match(refused.text, /Someone else saved this product/);
    assert.equal((await productOf(id)).items.length, 1);
    const again = controlsOf(refused, pathOf(id));
    const typed = { ...changed(again, { files: undefined }), 'pictures.0.alt': 'Mine', 'pictures.0.x': '10' };
    assert.equal((await postFiles(owner, pathOf(id), typed)).status, 303);
    const { items } = await productOf(id);
    assert.deepEqual(
      items.map(({ altText, mediaFocalPoint }) => [altText, mediaFocalPoint.x]),
      [
        ['Mine', 0.1],
        ['', 0.5],
      ],
    );
    assert.match(items[0]!.colorData['centerAverage']!, /^0[0-9a-f]0[0-9a-f]f[0-9a-f]$/);
  });

  test('are not saved with values that cannot be', async () => {
    const id = await create('Typed Bowl');
    await save(id, {}, [await jpeg('one.jpg', '#123456')]);
    const typed = {
      'pictures.0.alt': 'x'.repeat(251),
      'pictures.0.x': '101',
      'pictures.0.y': 'top',
      'pictures.0.position': '0',
    };
    const answer = await save(id, typed);
    assert.equal(answer.status, 400);
    const shown = controlsOf(answer, pathOf(id));
    assert.deepEqual(
      Object.keys(typed).map((name) => shown[name]),
      Object.values(typed),
    );
    assert.deepEqual(errorsOf(answer), {
      'pictures-0-alt': 'That is too long.',
      'pictures-0-x': 'Enter a number from 0 to 100.',
      'pictures-0-y': 'Enter a number from 0 to 100.',
      'pictures-0-position': 'Enter a whole number from 1.',
    });
    const foreign = { 'pictures.0.url': '//evil.example/x.jpg', 'pictures.0.alt': 'x' };
    await save(id, foreign);
    assert.equal((await productOf(id)).items.length, 0);
  });
});
