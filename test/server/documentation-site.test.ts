import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { after, describe, test } from 'node:test';

import { startSuiteStore } from '../support/suite-store.ts';
import { makeTemporaryFolder, removeFolder } from '../support/temporary-folder.ts';

const SCRIPT = 'document.title = "ran";';
const PAGE = `<!doctype html><title>Start</title><script>${SCRIPT}</script><script type="module" src="/docs/assets/app.js"></script>`;
const FILES = {
  'index.html': PAGE,
  'tags/index.html': '<title>Tags</title>',
  'tags/store-cart.html': '<title>store-cart</title>',
  'tags/store-cart.md': '# store-cart\n',
  '404.html': '<title>Not found</title>',
  'assets/app.js': 'export {};\n',
} as const;

describe('the documentation', () => {
  const outside = { 'secret.md': '# Secret\n', 'secret.html': '<title>Secret</title>' };
  const site = Object.entries<string>(FILES).map(([name, text]): [string, string] => [`site/${name}`, text]);
  const folder = makeTemporaryFolder({ ...outside, ...Object.fromEntries(site) });
  const store = startSuiteStore({ docsDir: path.join(folder, 'site') });
  after(() => {
    removeFolder(folder);
  });
  const get = (address: string) => fetch(`${store.url}${address}`, { redirect: 'manual' });

  for (const [address, text] of [
    ['/docs/', FILES['index.html']],
    ['/docs/tags/', FILES['tags/index.html']],
    ['/docs/tags/store-cart.html', FILES['tags/store-cart.html']],
    ['/docs/tags/store-cart.md', FILES['tags/store-cart.md']],
    ['/docs/assets/app.js', FILES['assets/app.js']],
  ] as const)
    test(`answers ${address} without a cookie`, async () => {
      const answer = await get(address);
      assert.equal(answer.status, 200);
      assert.equal(await answer.text(), text);
      assert.equal(answer.headers.get('set-cookie'), null);
      assert.equal(answer.headers.get('x-content-type-options'), 'nosniff');
    });

  test('is at an address with a slash at its end', async () => {
    const answer = await get('/docs');
    assert.equal(answer.status, 301);
    assert.equal(answer.headers.get('location'), '/docs/');
  });

  test('runs the inline scripts that were built, and no others', async () => {
    const policy = (await get('/docs/')).headers.get('content-security-policy') ?? '';
    const hash = createHash('sha256').update(SCRIPT).digest('base64');
    assert.ok(policy.includes(`script-src 'self' 'sha256-${hash}';`), policy);
    assert.ok(policy.includes("frame-ancestors 'none'"), policy);
  });

  test('is cached permanently where a name has a hash, and revalidated elsewhere', async () => {
    assert.match((await get('/docs/assets/app.js')).headers.get('cache-control') ?? '', /immutable/);
    const page = await get('/docs/');
    assert.equal(page.headers.get('cache-control'), 'no-cache');
    const again = await fetch(`${store.url}/docs/`, {
      headers: { 'if-none-match': page.headers.get('etag') ?? '' },
    });
    assert.equal(again.status, 304);
  });

  for (const address of [
    '/docs/nothing.html',
    '/docs/assets/nothing.js',
    '/docs/..%2fsecret.md',
    '/docs/..%2fsecret.html',
  ])
    test(`answers ${address} with 404`, async () => {
      const answer = await get(address);
      assert.equal(answer.status, 404);
      assert.equal(answer.headers.get('cache-control'), 'no-store');
    });

  test('answers an unknown page with its own page', async () => {
    assert.equal(await (await get('/docs/nothing.html')).text(), FILES['404.html']);
  });

  test('refuses other methods', async () => {
    assert.equal((await fetch(`${store.url}/docs/`, { method: 'POST' })).status, 405);
  });
});

describe('documentation that is not built', () => {
  const folder = makeTemporaryFolder();
  const store = startSuiteStore({ docsDir: folder });
  after(() => {
    removeFolder(folder);
  });

  test('says how to build it', async () => {
    const answer = await fetch(`${store.url}/docs/`);
    assert.equal(answer.status, 404);
    assert.match(await answer.text(), /npm run docs/);
  });
});
