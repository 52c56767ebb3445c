import assert from 'node:assert/strict';
import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, afterEach, before, beforeEach, describe, test } from 'node:test';

import { startServer, type StoreServer } from '../../demo/server/index.ts';
import { openFileCache } from '../../demo/server/platform/photographs/file-cache.ts';
import {
  findPhotograph,
  openPhotographs,
  photographItem,
} from '../../demo/server/platform/photographs/index.ts';
import { loadSharp } from '../../demo/server/platform/photographs/load-sharp.ts';
import { MOTIFS, type MotifName } from '../../demo/server/platform/photographs/motifs.ts';
import { makeEmbeddedFolder } from '../support/embedded-folder.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { makeTemporaryFolder, removeFolder } from '../support/temporary-folder.ts';

const MUG = photographItem('mug').assetUrl;
const CHROME = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';
/** Maximum difference from the colours of the motif, of 255. */
const COLOUR_TOLERANCE = 6;

const sharp = loadSharp();
const fail = (error: unknown) => {
  throw error;
};
const pixelsOf = async (content: Buffer) => {
  assert.ok(sharp);
  return sharp(content).removeAlpha().raw().toBuffer();
};
/** The side of a square picture. */
const sideOf = async (content: Buffer) => Math.sqrt((await pixelsOf(content)).length / 3);

describe('the photograph routes', () => {
  let store: StoreServer;
  let dataDir: string;
  before(async () => {
    dataDir = await makeEmbeddedFolder();
    store = await startServer({ port: 0, dataDir, rateLimits: NO_LIMITS });
  });
  after(async () => {
    await store.close();
    removeFolder(dataDir);
  });

  async function ask(path: string, accept = CHROME) {
    const response = await fetch(store.url + path, { headers: { accept } });
    const content = Buffer.from(await response.arrayBuffer());
    return { status: response.status, headers: response.headers, content };
  }

  for (const [accept, type] of [
    [CHROME, 'image/avif'],
    ['image/webp,image/*;q=0.8', 'image/webp'],
    ['image/avif;q=0, image/webp', 'image/webp'],
    ['image/png,image/*;q=0.8,*/*;q=0.5', 'image/jpeg'],
    ['*/*', 'image/jpeg'],
  ] as const) {
    test(`serve ${type} to a browser that accepts ${accept}`, async () => {
      const { status, headers, content } = await ask(`${MUG}?format=300w`, accept);
      assert.deepEqual([status, headers.get('content-type')], [200, type]);
      assert.equal(headers.get('vary'), 'Accept');
      assert.equal(await sideOf(content), 300);
    });
  }

  test('serve each width of the platform, and never upscale', async () => {
    for (const [format, side] of [
      ['100w', 100],
      ['1500w', 1_500],
      ['2500w', 2_000],
      ['original', 2_000],
    ] as const) {
      assert.equal(await sideOf((await ask(`${MUG}?format=${format}`, '*/*')).content), side, format);
    }
  });

  test('serve an original over 500 kB and 500w under 30 kB', async () => {
    const original = await ask(`${MUG}?format=original`);
    assert.equal(original.headers.get('content-type'), 'image/jpeg');
    assert.ok(original.content.length > 500_000);
    assert.ok((await ask(`${MUG}?format=500w`)).content.length < 30_000);
  });

  for (const path of [MUG, '/assets/pictures/mark.svg', '/dist/none.js'])
    test(`refuse other methods than GET and HEAD: ${path}`, async () => {
      for (const method of ['PUT', 'DELETE', 'POST']) {
        const response = await fetch(store.url + path, { method });
        assert.equal(response.status, 405, method);
        assert.equal(response.headers.get('allow'), 'GET, HEAD');
      }
    });

  test('serve 1000w without a width, and ignore other parameters', async () => {
    assert.equal(await sideOf((await ask(MUG)).content), 1_000);
    assert.equal(await sideOf((await ask(`${MUG}?v=2&format=100w`)).content), 100);
  });

  test('serve current URLs as immutable, and outdated ones with a short lifetime', async () => {
    const { headers } = await ask(`${MUG}?format=100w`);
    assert.equal(headers.get('cache-control'), 'public, max-age=31536000, immutable');
    const before = await ask('/assets/photographs/mug-00000000.jpg?format=100w');
    assert.deepEqual([before.status, before.headers.get('cache-control')], [200, 'public, max-age=600']);
  });

  test('answer 304 for an unchanged photograph', async () => {
    const first = await ask(`${MUG}?format=100w`);
    const headers = { accept: CHROME, 'if-none-match': first.headers.get('etag') ?? '' };
    assert.equal((await fetch(`${store.url}${MUG}?format=100w`, { headers })).status, 304);
  });

  for (const path of [
    ...['640w', '500', '0w', '-1w', '99999w', '', '500w/../x', '500w%00'].map(
      (format) => `${MUG}?format=${format}`,
    ),
    '/assets/photographs/nothing-00000000.jpg?format=100w',
    '/assets/photographs/mug.jpg?format=100w',
    '/assets/photographs/toString-00000000.jpg',
    '/assets/photographs/..%2fpictures%2fkiln-00000000.jpg',
    '/assets/photographs/%2e%2e/package.json',
    '/assets/photographs/',
  ]) {
    test(`answer 404 for ${path}`, async () => {
      const { status, headers } = await ask(path);
      assert.equal(status, 404);
      assert.equal(headers.get('cache-control'), 'no-store');
      assert.equal(headers.get('set-cookie'), null);
    });
  }
});

describe('the photographs of the store', () => {
  const photographs = openPhotographs({ report: fail });

  for (const name of Object.keys(MOTIFS) as MotifName[]) {
    test(`${name}: has the colours of its motif`, async () => {
      const { assetUrl } = photographItem(name);
      const photograph = findPhotograph(assetUrl.split('/').at(-1) ?? '');
      assert.ok(photograph);
      const { content } = await photographs.read({ photograph, format: '300w', type: 'image/jpeg' });
      const pixels = await pixelsOf(content);
      const height = pixels.length / 3 / 300;
      const places = [0, 2].flatMap((row) => [0, 2].map((column) => [column, row] as const));
      for (const [index, [column, row]] of [...places, [1, 1] as const].entries()) {
        const written = MOTIFS[name].colours[index] ?? '';
        for (const channel of [0, 1, 2]) {
          const values = Array.from({ length: 100 }, (_, x) =>
            Array.from({ length: Math.floor(height / 3) }, (_, y) => {
              const line = Math.floor((row * height) / 3) + y;
              return pixels[(line * 300 + column * 100 + x) * 3 + channel] ?? 0;
            }),
          ).flat();
          const average = values.reduce((sum, value) => sum + value, 0) / values.length;
          const expected = Number.parseInt(written.slice(channel * 2, channel * 2 + 2), 16);
          assert.ok(Math.abs(average - expected) <= COLOUR_TOLERANCE, `${written}: ${channel} is ${average}`);
        }
      }
    });
  }
});

describe('the file cache', () => {
  let folder: string;
  beforeEach(() => {
    folder = makeTemporaryFolder();
  });
  afterEach(() => {
    removeFolder(folder);
  });
  const photograph = findPhotograph(photographItem('mug').assetUrl.split('/').at(-1) ?? '');

  test('makes a file once for concurrent readers and two processes', async () => {
    let made = 0;
    const make = async () => {
      made += 1;
      return Promise.resolve(Buffer.from('picture'));
    };
    const cache = openFileCache({ folder, maxBytes: 1_000, report: fail });
    await Promise.all(Array.from({ length: 50 }, () => cache.get('a', make)));
    const other = openFileCache({ folder, maxBytes: 1_000, report: fail });
    assert.equal((await other.get('a', make)).toString(), 'picture');
    assert.equal(made, 1);
  });

  test('makes a file again after a failure', async () => {
    const cache = openFileCache({ folder, maxBytes: 1_000, report: fail });
    await assert.rejects(
      cache.get('a', () => Promise.reject(new Error('broken'))),
      /broken/,
    );
    assert.equal((await cache.get('a', () => Promise.resolve(Buffer.from('whole')))).toString(), 'whole');
    assert.deepEqual(readdirSync(folder), ['a']);
  });

  test('makes a file again that a crash left empty', async () => {
    writeFileSync(join(folder, 'a'), '');
    const cache = openFileCache({ folder, maxBytes: 1_000, report: fail });
    assert.equal((await cache.get('a', () => Promise.resolve(Buffer.from('whole')))).toString(), 'whole');
    assert.equal(readFileSync(join(folder, 'a')).toString(), 'whole');
  });

  test('deletes the oldest files beyond its limit', async () => {
    const cache = openFileCache({ folder, maxBytes: 250, report: fail });
    for (const [name, second] of [
      ['one', 1],
      ['two', 2],
    ] as const) {
      writeFileSync(join(folder, name), 'x'.repeat(100));
      utimesSync(join(folder, name), second, second);
    }
    await cache.get('three', () => Promise.resolve(Buffer.alloc(100)));
    assert.deepEqual(readdirSync(folder).toSorted(), ['three', 'two']);
  });

  test('reports a folder that cannot be written, and makes the file nevertheless', async () => {
    const reports: unknown[] = [];
    const file = join(folder, 'file');
    writeFileSync(file, '');
    const cache = openFileCache({ folder: file, maxBytes: 1, report: (error) => reports.push(error) });
    assert.equal((await cache.get('a', () => Promise.resolve(Buffer.from('whole')))).toString(), 'whole');
    assert.equal(reports.length, 1);
  });

  test('openPhotographs serves the drawing without the image library', async () => {
    assert.ok(photograph);
    const photographs = openPhotographs({ folder, report: fail, sharp: null });
    const { content, type } = await photographs.read({ photograph, format: '300w', type: 'image/avif' });
    assert.equal(type, 'image/svg+xml');
    assert.match(content.toString(), /^<svg/);
  });

  test('openPhotographs makes the same photograph from the same drawing', async () => {
    assert.ok(photograph);
    const read = async (name: string) => {
      const photographs = openPhotographs({ folder: join(folder, name), report: fail });
      return (await photographs.read({ photograph, format: 'original', type: 'image/jpeg' })).content;
    };
    assert.deepEqual(await read('one'), await read('two'));
  });
});
