import assert from 'node:assert/strict';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { findChromium } from '../../tools/chromium.mjs';
import { ROOT } from '../../tools/run.mjs';
import { makeUsersFolder, type UsersFolder } from '../support/empty-folder.ts';
import { exampleIn } from '../support/readme.ts';
import { removeFolder } from '../support/temporary-folder.ts';

const EXAMPLE = exampleIn('js', "from 'vitest'");

/** What else a tester does: more tests in one page, and failures on demand. */
const MORE = `
import { afterEach, expect, it, vi } from 'vitest';
import 'storefront-elements/all';
import { mugProduct, storefront, useMemoryStore } from 'storefront-elements/testing';

const count = () => storefront().cart.$count.get();
async function press(markup) {
  document.body.innerHTML = markup;
  const element = document.querySelector('store-add-to-cart');
  // happy-dom connects an element before its children.
  const button = await vi.waitUntil(() => element.shadowRoot.querySelector('[part=button]'));
  button.click();
  return element;
}
const MUG = '<store-add-to-cart><script type="application/json">' + JSON.stringify(mugProduct) + '</script></store-add-to-cart>';

it('one test fills the cart', async () => {
  await useMemoryStore();
  await press(MUG);
  await vi.waitUntil(() => count() === 1);
});

it('the next one begins with an empty one', async () => {
  await useMemoryStore();
  expect(count()).toBe(0);
});

for (const [kind, sentence] of [['sold-out', 'Sorry, we do not have enough'], ['offline', 'check your internet connection']])
  it(kind + ' is shown', async () => {
    const gateway = await useMemoryStore();
    gateway.failNext(kind);
    const element = await press(MUG);
    await vi.waitUntil(() => element.shadowRoot.textContent.includes(sentence));
    // Whatever follows the showing must not throw either.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
`;

// The driver's own browser may be missing here.
const { executablePath, args } = findChromium();
const BROWSER = {
  enabled: true,
  headless: true,
  provider: 'playwright',
  screenshotFailures: false,
  instances: [{ browser: 'chromium', launch: { executablePath, args } }],
};

/** What differs between the places where a test can run. */
const PLACES = [
  { name: 'jsdom', environment: 'jsdom' },
  { name: 'happy-dom', environment: 'happy-dom' },
  { name: 'browser', browser: BROWSER },
];

const configOf = (include: string) => `
export default {
  server: { fs: { allow: ['.', '${path.join(ROOT, 'node_modules')}'] } },
  test: { projects: ${JSON.stringify(PLACES.map((place) => ({ extends: true, test: { ...place, include: [include] } })))} },
};
`;

const PACKAGES = [
  '@lit/reactive-element',
  '@nanostores/react',
  '@r2wc/react-to-web-component',
  '@vitest/browser',
  'happy-dom',
  'jsdom',
  'nanostores',
  'ofetch',
  'playwright',
  'react',
  'react-dom',
  'vitest',
];

describe("the README's test under Vitest, from an empty folder", () => {
  let folder: UsersFolder | undefined;
  before(async () => {
    folder = await makeUsersFolder(
      {
        'test/mug.test.js': EXAMPLE,
        'test/more.test.js': MORE,
        'broken/mug.test.js': EXAMPLE.replace('=== 1', '=== 2'),
        'vitest.config.js': configOf('test/*.test.js'),
        'broken.config.js': configOf('broken/*.test.js'),
      },
      PACKAGES,
    );
  });
  after(() => {
    if (folder) removeFolder(folder.path);
  });

  it('passes in jsdom, in happy-dom and in a browser, and we say nothing', async () => {
    const { code, output } = await folder!.run('vitest/vitest.mjs', ['run']);
    assert.equal(code, 0, output);
    for (const { name } of PLACES)
      for (const file of ['mug', 'more']) assert.match(output, new RegExp(`✓.*${name}.*${file}\\.test\\.js`));
    assert.doesNotMatch(output, /storefront-elements:|Error/);
  });

  it('fails everywhere when the mug is not counted', async () => {
    const { code, output } = await folder!.run('vitest/vitest.mjs', ['run', '--config', 'broken.config.js']);
    assert.notEqual(code, 0);
    assert.match(output, /3 failed/);
  });
});
