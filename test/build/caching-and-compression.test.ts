import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { describe, it } from 'node:test';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { ROOT } from '../../tools/run.mjs';
import { builtFiles, readBuilt } from '../support/built.ts';
import { startSuiteStore } from '../support/suite-store.ts';

const NAMES = JSON.parse(readBuilt('cdn/manifest.json')) as Readonly<Record<string, string>>;
const HASHED = Object.values(NAMES);
const STABLE = ['storefront.js', 'storefront.all.js'];
const OPEN = { br: brotliDecompressSync, gzip: gunzipSync } as const;

describe('the names of the build', () => {
  it('map to the files with a hash in their names', () => {
    assert.ok(HASHED.length > 1);
    for (const [name, hashed] of Object.entries(NAMES)) {
      assert.equal(hashed.replace(/-[\w-]{8}(?=\.js$)/, ''), name);
      assert.ok(builtFiles('.js').includes(`cdn/${hashed}`), hashed);
    }
  });

  it('name the entry bundle twice, with the same contents', () => {
    assert.equal(readBuilt(`cdn/${NAMES['storefront.js']}`), readBuilt('cdn/storefront.js'));
  });

  it('name every chunk', () => {
    const chunks = builtFiles('.js').filter((file) => file.startsWith('cdn/chunks/'));
    assert.deepEqual(
      HASHED.map((name) => `cdn/${name}`)
        .filter((file) => file.includes('/chunks/'))
        .sort(),
      chunks.sort(),
    );
  });
});

describe('the build as the store serves it', () => {
  const store = startSuiteStore();

  /** Requests as a browser does; `fetch` would decompress the body. */
  async function ask(name: string, headers: Readonly<Record<string, string>>) {
    const request = get(`${store.url}/dist/cdn/${name}`, { headers });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    return { status: response.statusCode, headers: response.headers, bytes: await buffer(response) };
  }

  for (const name of [...HASHED, ...STABLE]) {
    it(`${name}: as compressed by the build, for every client that supports it`, async () => {
      const original = readFileSync(path.join(ROOT, 'dist/cdn', name));
      for (const [asked, encoding] of [
        ['gzip, deflate, br, zstd', 'br'],
        ['gzip, deflate', 'gzip'],
      ] as const) {
        const { headers, bytes } = await ask(name, { 'accept-encoding': asked });
        assert.equal(headers['content-encoding'], encoding);
        assert.equal(headers['content-length'], String(bytes.length));
        assert.match(headers.vary ?? '', /accept-encoding/i);
        assert.match(headers['content-type'] ?? '', /^text\/javascript/);
        assert.ok(OPEN[encoding](bytes).equals(original));
      }
      const { headers, bytes } = await ask(name, {});
      assert.equal(headers['content-encoding'], undefined);
      assert.match(headers.vary ?? '', /accept-encoding/i);
      assert.ok(bytes.equals(original));
    });
  }

  it('files with a hash in their names are cached for ever, the others are revalidated', async () => {
    for (const name of HASHED) {
      const { headers } = await ask(name, {});
      assert.equal(headers['cache-control'], 'public, max-age=31536000, immutable', name);
    }
    for (const name of STABLE) {
      const { headers } = await ask(name, { 'accept-encoding': 'br' });
      assert.equal(headers['cache-control'], 'no-cache', name);
      const again = await ask(name, { 'accept-encoding': 'br', 'if-none-match': headers.etag ?? '' });
      assert.deepEqual([again.status, again.bytes.length], [304, 0], name);
    }
  });

  it('pages load the file with the hash', async () => {
    const page = await (await fetch(`${store.url}/shop`)).text();
    assert.match(page, new RegExp(`<script type="module"[^>]* src="/dist/cdn/${NAMES['storefront.js']}"`));
  });

  it('a hash of an earlier build is not found', async () => {
    const { status, headers } = await ask('storefront-earlier0.js', {});
    assert.deepEqual([status, headers['cache-control']], [404, 'no-store']);
  });
});
