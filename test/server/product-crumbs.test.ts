import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { describeOnAnyDatabase, type OpenStore } from '../support/each-database.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { arriveAsOwner, OWNER_PASSWORD } from '../support/owner.ts';
import { changed, controlsOf, createProduct } from '../support/product-form.ts';
import type { Visitor } from '../support/visitor.ts';

const NEW = '/owner/stores/new';

describeOnAnyDatabase('the breadcrumbs of a product', (stores) => {
  let store: OpenStore;
  let owner: Visitor;
  before(async () => {
    store = await stores.open({ rateLimits: NO_LIMITS, captcha: null, ownerPassword: OWNER_PASSWORD });
    owner = await arriveAsOwner(store.url);
  });

  /** URL and text of each link. */
  async function crumbs(page: string): Promise<readonly string[]> {
    const { status, text } = await owner.get(page);
    assert.equal(status, 200, page);
    const [, list = ''] = /aria-label="Breadcrumb">(.*?)<\/nav>/s.exec(text) ?? [];
    const links = list.matchAll(/<a href="([^"]*)">([^<]*)/g);
    return [...links].map(([, url = '', words = '']) => `${url} ${words}`);
  }

  test('lead to its store, unless that is hidden', async () => {
    const values = changed(controlsOf(await owner.get(NEW), NEW), { title: 'Attic & Loft' });
    const path = ((await owner.post(NEW, values)).headers.get('location') ?? '').replace(/\?.*/, '');
    const collectionId = path.split('/').at(-1) ?? '';
    await createProduct(owner, {
      title: 'Loft Pot',
      slug: 'loft-pot',
      'variants.0.price': '1',
      collectionId,
    });
    const [attic, pot] = ['/attic-loft Attic &amp; Loft', '/shop/loft-pot Loft Pot'];
    assert.deepEqual(await crumbs('/shop/loft-pot'), [attic]);
    for (const page of ['classic', 'reviews', 'reviews/new', 'restock'])
      assert.deepEqual(await crumbs(`/shop/loft-pot/${page}`), [attic, pot], page);
    assert.deepEqual(await crumbs('/shop/mug'), ['/shop Shop']);
    const hidden = changed(controlsOf(await owner.get(path), path), { enabled: undefined });
    assert.equal((await owner.post(path, hidden)).status, 303);
    assert.deepEqual(await crumbs('/shop/loft-pot'), []);
  });
});
