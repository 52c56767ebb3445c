import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { describeOnAnyDatabase, type OpenStore } from '../support/each-database.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { arriveAsOwner, OWNER_PASSWORD } from '../support/owner.ts';
import { changed, controlsOf, createProduct, errorsOf } from '../support/product-form.ts';
import { Visitor } from '../support/visitor.ts';

const LIST = '/owner/stores';
const NEW = '/owner/stores/new';

describeOnAnyDatabase('stores of the owner', (stores) => {
  let store: OpenStore;
  let owner: Visitor;
  let visitor: Visitor;
  before(async () => {
    store = await stores.open({ rateLimits: NO_LIMITS, captcha: null, ownerPassword: OWNER_PASSWORD });
    owner = await arriveAsOwner(store.url);
    visitor = await Visitor.arrive(store.url);
  });

  /** Creates a store and returns the path of its page. */
  async function create(values: Readonly<Record<string, string | undefined>>): Promise<string> {
    const answer = await owner.post(NEW, changed(controlsOf(await owner.get(NEW), NEW), values));
    assert.equal(answer.status, 303, answer.text);
    return answer.headers.get('location')!.replace(/\?.*/, '');
  }

  /** Adds a category and returns the path of its page. */
  async function addCategory(collection: string, displayName: string, within = ''): Promise<string> {
    const list = `${collection}/categories${within && `?in=${within.split('/').at(-1)}`}`;
    const action = `${collection}/categories`;
    const controls = { ...controlsOf(await owner.get(list), action), displayName };
    const answer = await owner.post(action, controls);
    assert.equal(answer.status, 303, answer.text);
    const { text } = await owner.get(list);
    const [, path = ''] = new RegExp(`<a href="([^"]+)">${displayName}</a>`).exec(text) ?? [];
    return path;
  }

  async function change(path: string, values: Readonly<Record<string, string | undefined>>) {
    return owner.post(path, changed(controlsOf(await owner.get(path), path), values));
  }

  const sell = (collection: string, title: string, price: string, more = {}) =>
    createProduct(owner, {
      title,
      'variants.0.price': price,
      collectionId: collection.split('/').at(-1)!,
      ...more,
    });

  const shown = async (path: string) =>
    [...(await visitor.get(path)).text.matchAll(/<h2><a href="\/shop\/[^"]+">([^<]*)<\/a>/g)].map(
      ([, title]) => title,
    );

  test('are shown again with errors, and changed by the version that was seen', async () => {
    const path = await create({ title: 'Kiln Gods', description: 'Small ones' });
    const mine = controlsOf(await owner.get(path), path);
    const refused = await owner.post(path, { ...mine, description: 'Tiny ones', sort: 'random' });
    assert.deepEqual([refused.status, controlsOf(refused, path)['description']], [400, 'Tiny ones']);
    assert.match(refused.text, /autofocus/);
    for (const urlId of ['shop', 'journal']) {
      const taken = await owner.post(path, { ...mine, urlId });
      assert.deepEqual([taken.status, Object.keys(errorsOf(taken))], [409, ['urlId']]);
    }
    assert.equal((await change(path, { description: 'Theirs' })).status, 303);
    const outdated = await owner.post(path, { ...mine, title: 'Kiln Gods & Co', urlId: 'gods' });
    assert.equal(outdated.status, 409);
    assert.match(outdated.text, /Someone else changed this store/);
    assert.equal((await owner.post(path, controlsOf(outdated, path))).status, 303);
    assert.match((await visitor.get('/gods')).text, /<h1>Kiln Gods &amp; Co<\/h1>/);
    assert.match((await owner.get(LIST)).text, /Kiln Gods &amp; Co/);
  });

  test('redirect the URLs of older versions', async () => {
    for (const rest of ['', '/new', '/shop/categories?in=a&page=2']) {
      const { status, headers } = await owner.get(`/owner/collections${rest}`);
      assert.deepEqual([status, headers.get('location')], [301, `${LIST}${rest}`]);
    }
  });

  test('show their products in the order that the owner has chosen', async () => {
    const path = await create({ title: 'Sorted Shelf' });
    await sell(path, 'Bowl 10', '20');
    await sell(path, 'Bowl 9', '30');
    await sell(path, 'Ash tray', '10', { 'variants.0.salePrice': '5' });
    const manual = ['Bowl 10', 'Bowl 9', 'Ash tray'];
    const orders = {
      manual,
      newest: ['Ash tray', 'Bowl 9', 'Bowl 10'],
      'price-low': ['Ash tray', 'Bowl 10', 'Bowl 9'],
      'price-high': ['Bowl 9', 'Bowl 10', 'Ash tray'],
      title: ['Ash tray', 'Bowl 9', 'Bowl 10'],
    };
    for (const [sort, titles] of Object.entries(orders)) {
      assert.equal((await change(path, { sort })).status, 303);
      assert.deepEqual(await shown('/sorted-shelf'), titles, sort);
    }
    assert.match(
      (await owner.get(`${path}/products`)).text,
      /Visitors see another order: “By title, A to Z”/,
    );
  });

  test('order their products by numbers and by one place, not over a change that was not seen', async () => {
    const shop = await shown('/shop');
    const path = await create({ title: 'Ordered Shelf' });
    for (const title of ['One', 'Two', 'Three', 'Four']) await sell(path, title, '1');
    const action = `${path}/products`;
    const page = await owner.get(action);
    const controls = controlsOf(page, action);
    const ids = Object.keys(controls).filter((name) => name.startsWith('place.'));
    const type = (...places: readonly string[]) =>
      Object.fromEntries(places.map((place, index) => [ids[index] ?? '', place]));
    const wrong = await owner.post(action, { ...controls, ...type('1', '5', 'x', '4') });
    assert.deepEqual(
      [wrong.status, Object.values(errorsOf(wrong))],
      [400, ['Enter a number from 1 to 4.', 'Enter a number from 1 to 4.']],
    );
    assert.equal(controlsOf(wrong, action)[ids[2] ?? ''], 'x');
    await owner.post(action, { ...controls, ...type('3', '2', '3', '1') });
    assert.deepEqual(await shown('/ordered-shelf'), ['Four', 'Two', 'Three', 'One']);
    const outdated = await owner.post(action, { ...controls, up: (ids[1] ?? '').slice('place.'.length) });
    assert.equal(outdated.status, 409);
    const now = controlsOf(outdated, action);
    await owner.post(action, { ...now, down: (ids[1] ?? '').slice('place.'.length) });
    assert.deepEqual(await shown('/ordered-shelf'), ['Four', 'Three', 'Two', 'One']);
    const last = controlsOf(await owner.get(action), action);
    await owner.post(action, { ...last, up: (ids[0] ?? '').slice('place.'.length) });
    assert.deepEqual(await shown('/ordered-shelf'), ['Four', 'Three', 'One', 'Two']);
    assert.deepEqual(await shown('/shop'), shop);
  });

  test('are hidden from visitors, and shown again', async () => {
    const path = await create({ title: 'Back Room' });
    await sell(path, 'Secret Pot', '1');
    assert.equal((await change(path, { enabled: undefined })).status, 303);
    assert.equal((await visitor.get('/back-room')).status, 404);
    assert.doesNotMatch((await visitor.get('/')).text, /Back Room/);
    assert.doesNotMatch((await visitor.get('/sitemap.xml')).text, /back-room|secret-pot/);
    assert.equal((await visitor.get('/shop/secret-pot')).status, 200);
    assert.match((await owner.get(LIST)).text, /Hidden/);
    // The editor of the navigation keeps the entry of a hidden store.
    const { json } = await owner.send('GET', '/api/commondata/GetSiteLayout');
    const { layout } = json() as { layout: { links: unknown[]; version: number; templateId: string }[] };
    const [main] = layout;
    const update = {
      fieldName: 'mainNavigation',
      templateId: main?.templateId,
      version: main?.version,
      navigation: { items: main?.links },
    };
    assert.equal((await owner.send('POST', '/api/widget/UpdateNavigation', update)).status, 200);
    assert.equal((await change(path, { enabled: '1' })).status, 303);
    assert.match((await visitor.get('/')).text, /Back Room/);
  });

  test('are deleted only while they are empty, with their links in the navigation', async () => {
    const path = await create({ title: 'Empty Shelf' });
    await addCategory(path, 'Nothing');
    const id = await sell(path, 'Last One', '1', { isPublished: undefined });
    assert.doesNotMatch((await owner.get(path)).text, /\/delete"/);
    assert.equal((await owner.get(`${path}/delete`)).status, 409);
    const refused = await owner.post(`${path}/delete`, {});
    assert.equal(refused.status, 409);
    assert.match(refused.text, /one product: move or delete it first/);
    await owner.post(`/owner/products/${id}/delete`, {});
    assert.match((await owner.get(`${path}/delete`)).text, /will be deleted permanently/);
    const answers = await Promise.all([owner.post(`${path}/delete`, {}), owner.post(`${path}/delete`, {})]);
    assert.deepEqual(
      answers.map(({ status }) => status),
      [303, 303],
    );
    assert.equal((await visitor.get('/empty-shelf')).status, 404);
    const { text } = await owner.send('GET', '/api/commondata/GetSiteLayout');
    assert.ok(!text.includes(path.split('/').at(-1)!));
    assert.equal((await owner.get(path)).status, 404);
  });

  test('keep the first store, its URL and its page', async () => {
    const path = `${LIST}/shop`;
    const page = await owner.get(path);
    assert.match(page.text, /The first store cannot be deleted/);
    assert.match(page.text, /name="urlId"[^>]* readonly/);
    const controls = controlsOf(page, path);
    assert.equal(controls['enabled'], undefined);
    const moved = await owner.post(path, { ...controls, urlId: 'kiosk' });
    assert.deepEqual(errorsOf(moved), { urlId: 'The URL of the first store cannot change.' });
    assert.equal((await owner.post(`${path}/delete`, {})).status, 409);
    assert.equal((await owner.post(path, controls)).status, 303);
    assert.equal((await visitor.get('/shop')).status, 200);
    // Without a title of its own, the navigation follows.
    await change(path, { title: 'Kiosk' });
    assert.match((await visitor.get('/')).text, /<a href="\/shop">Kiosk</);
  });

  test('have categories by which visitors filter products', async () => {
    const path = await create({ title: 'Filtered Shelf' });
    const cups = await addCategory(path, 'Cups');
    const small = await addCategory(path, 'Tiny', cups);
    for (const name of ['Unused', 'É']) await addCategory(path, name);
    await sell(path, 'Espresso Cup', '5', { categories: 'tiny', tags: 'Café, "a, b", café' });
    await sell(path, 'Latte Cup', '6', { categories: 'Cups' });
    const plate = await sell(path, 'Plate', '7');
    const wrong = await change(`/owner/products/${plate}`, { categories: 'é,Plates', tags: 'x'.repeat(51) });
    assert.deepEqual(errorsOf(wrong), {
      categories: 'This store has no category “Plates”.',
      tags: 'A tag can have up to 50 characters.',
    });
    assert.deepEqual(await shown('/filtered-shelf'), ['Espresso Cup', 'Latte Cup', 'Plate']);
    assert.deepEqual(await shown('/filtered-shelf?category=cups'), ['Espresso Cup', 'Latte Cup']);
    assert.deepEqual(await shown('/filtered-shelf?category=Tiny'), ['Espresso Cup']);
    const { text } = await visitor.get('/filtered-shelf?category=Cups');
    assert.match(text, /<a href="\/filtered-shelf\?category=Cups" aria-current="page">Cups<\/a>/);
    assert.match(text, /<a href="\/filtered-shelf\?category=Tiny">Tiny<\/a>/);
    assert.doesNotMatch(text, /Unused/);
    assert.equal((await visitor.get('/filtered-shelf?category=Unused')).status, 404);
    const { json } = await visitor.get('/filtered-shelf?format=json&category=Tiny');
    const { items } = json() as { items: { categories: string[]; tags: string[] }[] };
    assert.deepEqual(
      items.map(({ categories, tags }) => [categories, tags]),
      [[['Tiny'], ['Café', 'a, b']]],
    );
    assert.match((await visitor.get('/shop/espresso-cup')).text, /\/filtered-shelf\?category=Tiny/);
    await change(`/owner/products/${plate}`, { categories: 'Cups', collectionId: 'shop' }).then((answer) => {
      assert.deepEqual(Object.keys(errorsOf(answer)), ['categories']);
    });
    const list = await owner.get(`${small}/delete`);
    assert.match(list.text, /One product loses this category/);
    await owner.post(`${cups}/delete`, { in: '' });
    assert.deepEqual(await shown('/filtered-shelf?category=Tiny'), ['Espresso Cup']);
    assert.match((await owner.get(`${path}/categories`)).text, />Tiny</);
  });

  test('keep the names and the tree of categories valid', async () => {
    const path = await create({ title: 'Nested Shelf' });
    let parent = '';
    const paths: string[] = [];
    for (const name of ['Level 1', 'Level 2', 'Level 3', 'Level 4', 'Level 5']) {
      parent = await addCategory(path, name, parent);
      paths.push(parent);
    }
    const action = `${path}/categories`;
    const add = async (displayName: string, within = '') =>
      owner.post(action, { ...controlsOf(await owner.get(action), action), displayName, in: within });
    const tooDeep = await add('Level 6', paths[4]?.split('/').at(-1));
    assert.deepEqual(errorsOf(tooDeep), { displayName: 'Categories can be nested up to 5 levels deep.' });
    for (const name of ['level 3', 'x'.repeat(26), '', 'a,b', 'a\nb'])
      assert.equal((await add(name)).status, 400, name);
    const inside = await change(paths[0]!, { parent: 'Level 4' });
    assert.deepEqual(errorsOf(inside), { parent: 'A category cannot be inside itself.' });
    assert.equal((await change(paths[3]!, { displayName: 'Renamed', parent: '' })).status, 303);
    await addCategory(path, 'Another');
    const names = async () =>
      [...(await owner.get(action)).text.matchAll(/<a href="[^"]+\/categories\/[^"?]+">([^<]+)<\/a>/g)].map(
        ([, name]) => name,
      );
    assert.deepEqual(await names(), ['Level 1', 'Renamed', 'Another']);
    await owner.post(`${paths[3]}/move`, { direction: 'up' });
    assert.deepEqual(await names(), ['Renamed', 'Level 1', 'Another']);
    await owner.post(`${paths[3]}/move`, { direction: 'up' });
    await owner.post(`${paths[3]}/move`, { direction: 'down' });
    assert.deepEqual(await names(), ['Level 1', 'Renamed', 'Another']);
    const elsewhere = paths[3]!.replace(/stores\/[^/]+/, 'stores/shop');
    assert.equal((await owner.get(elsewhere)).status, 404);
  });
});
