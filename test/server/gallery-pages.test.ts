import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { readGallery } from '../../core/gallery/index.ts';
import { findGallery } from '../../demo/server/features/galleries/find-galleries.ts';
import { urlIdsOf } from '../../demo/server/features/galleries/url-ids-of.ts';
import { describeOnAnyDatabase, type OpenStore } from '../support/each-database.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { textOf } from '../support/owner-lists.ts';
import { Visitor } from '../support/visitor.ts';

interface Document {
  readonly collection: { readonly type: number; readonly typeName: string; readonly itemCount: number };
  readonly items: readonly {
    readonly title: string;
    readonly assetUrl: string;
    readonly fullUrl: string;
    readonly recordType: number;
    readonly structuredContent?: { readonly audioAssetUrl: string };
  }[];
  readonly item: { readonly title: string };
  readonly pagination: {
    readonly prevItem?: { readonly fullUrl: string };
    readonly nextItem?: { readonly title: string };
  };
}

describeOnAnyDatabase('gallery pages', (stores) => {
  let store: OpenStore;
  let visitor: Visitor;
  before(async () => {
    store = await stores.open({ rateLimits: NO_LIMITS });
    visitor = await Visitor.arrive(store.url);
  });

  async function read(path: string): Promise<Document> {
    const { status, headers, json } = await visitor.get(`${path}?format=json`);
    assert.equal(status, 200);
    assert.match(headers.get('content-type') ?? '', /^application\/json/);
    return json() as Document;
  }

  test('name the type of the collection, and are linked from the list', async () => {
    const { items } = await read('/gallery');
    const list = (await visitor.get('/gallery')).text;
    for (const { fullUrl } of items) {
      assert.ok(list.includes(`href="${fullUrl}"`), fullUrl);
      assert.equal((await read(fullUrl)).collection.itemCount, (await read(fullUrl)).items.length);
    }
    const types = (items as unknown as Document['collection'][]).map(({ type, typeName }) => [
      type,
      typeName,
    ]);
    assert.deepEqual(new Set(types.map(String)), new Set(['15,slide-gallery', '16,slide-album']));
  });

  test('are documents for the gallery tag with format=json', async () => {
    const document = await read('/gallery/mended');
    const found = readGallery(document);
    assert.deepEqual(
      found?.map(({ title, picture }) => [title, picture?.url]),
      document.items.map(({ title, assetUrl }) => [title, assetUrl]),
    );
    assert.deepEqual(
      document.items.map(({ title }) => title),
      ['A rim', 'Five seams', 'Grog'],
    );
  });

  test('have a page per picture with links to its neighbours, in a circle', async () => {
    const { items } = await read('/gallery/mended');
    const seen: string[] = [];
    let path = items[0]?.fullUrl ?? '';
    for (let step = 0; step < items.length; step += 1) {
      const { status, text } = await visitor.get(path);
      assert.equal(status, 200);
      assert.match(text, /<gallery-block [^>]*>\s*<figure/);
      assert.match(text, /<figure[^>]*>\s*<img [^>]*fetchpriority="high"/, 'it is what the page is about');
      assert.ok(textOf(text).includes(`${step + 1} of ${items.length}`), path);
      seen.push(path);
      path = /rel="next" href="([^"]+)"/.exec(text)?.[1] ?? '';
    }
    assert.deepEqual(
      seen,
      ['a-rim', 'five-seams', 'grog'].map((name) => `/gallery/mended/${name}`),
    );
    assert.equal(path, seen[0]);
    const { item, pagination } = await read('/gallery/mended/a-rim');
    assert.deepEqual(
      [item.title, pagination.prevItem?.fullUrl, pagination.nextItem?.title],
      ['A rim', '/gallery/mended/grog', 'Five seams'],
    );
  });

  test('answer 404 for the picture of another gallery or an unknown one', async () => {
    for (const path of ['/gallery/mended/low-tide', '/gallery/nothing/a-rim', '/gallery/mended/__proto__'])
      for (const query of ['', '?format=json'])
        assert.equal((await visitor.get(path + query)).status, 404, path);
  });

  test('play the tracks of an album without JavaScript, in the list and one by one', async () => {
    const { collection, items } = await read('/gallery/sounds-of-the-yard');
    assert.deepEqual([collection.type, items.map(({ recordType }) => recordType)], [16, [7, 7, 7]]);
    const list = await visitor.get('/gallery/sounds-of-the-yard');
    assert.match(list.headers.get('content-security-policy') ?? '', /media-src 'self'/);
    for (const { fullUrl, structuredContent } of items) {
      const sound = `<audio controls preload="none" src="${structuredContent?.audioAssetUrl}"`;
      assert.ok(list.text.includes(sound), fullUrl);
      assert.ok((await visitor.get(fullUrl)).text.includes(sound), fullUrl);
      const served = await fetch(new URL(structuredContent?.audioAssetUrl ?? '', store.url));
      assert.match(served.headers.get('content-type') ?? '', /^audio\//);
    }
    assert.match((await visitor.get('/gallery')).text, /3 tracks/);
  });

  test('show the maximum number of items of a collection and of tracks of an album', async () => {
    const db = await stores.openDatabase();
    for (const [id, expected] of [
      ['album-yard', 60],
      ['gallery-day', 250],
    ] as const) {
      const { details } = await db
        .selectFrom('gallery_items')
        .select('details')
        .where('gallery_id', '=', id)
        .limit(1)
        .executeTakeFirstOrThrow();
      const rows = Array.from({ length: 260 }, (_, at) => ({ gallery_id: id, position: 100 + at, details }));
      await db.insertInto('gallery_items').values(rows).execute();
      const { slug } = await db
        .selectFrom('galleries')
        .select('slug')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      assert.equal((await findGallery(db, slug))?.items.length, expected);
    }
  });
});

test('urlIdsOf makes unique names from titles', () => {
  assert.deepEqual(
    urlIdsOf(['Low tide', 'Low tide', 'Ten o’clock', 'Crème brûlée', '潮', 'A', '  ', 'low-tide-2']),
    ['low-tide', 'low-tide-2', 'ten-oclock', 'creme-brulee', 'slide-5', 'slide-6', 'slide-7', 'low-tide-2-2'],
  );
});
