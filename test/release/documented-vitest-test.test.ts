import assert from 'node:assert/strict';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { findChromium } from '../../tools/chromium.mjs';
import { ROOT } from '../../tools/run.mjs';
import { ADD_BUTTON } from '../support/add-button.ts';
import { makeUsersFolder, type UsersFolder } from '../support/empty-folder.ts';
import { exampleIn } from '../support/examples.ts';
import { removeFolder } from '../support/temporary-folder.ts';

const EXAMPLE = exampleIn('docs/testing-your-pages.md', 'js', "from 'vitest'");
/** The request that follows the addition of the mug. */
const OFFER = EXAMPLE.replace('puts the mug into the cart', 'offers to take it out again').replace(
  '\n});',
  `
  await vi.waitUntil(() => element.shadowRoot.querySelector('[part~=undo]'), { timeout: 60_000 });
});`,
);
/** What follows when the mug is bought again, and has sold out. */
const REFUSAL = EXAMPLE.replace('puts the mug into the cart', 'says that it is sold out')
  .replace('await useMemoryStore()', 'const store = await useMemoryStore()')
  .replace(
    '\n});',
    `
  await vi.waitUntil(() => element.shadowRoot.querySelector('[part=button]').textContent.trim() === '${ADD_BUTTON.name}', { timeout: 60_000 });
  store.failNext('sold-out');
  element.shadowRoot.querySelector('[part=button]').click();
  await vi.waitUntil(() => element.shadowRoot.querySelector('[part~=failure]'), { timeout: 60_000 });
});`,
  );

// The driver's own browser may be missing here.
const { executablePath, args } = findChromium();
const BROWSER = {
  enabled: true,
  headless: true,
  provider: 'playwright',
  screenshotFailures: false,
  connectTimeout: 180_000,
  instances: [{ browser: 'chromium', launch: { executablePath, args } }],
};

/** What differs between the places where a test can run. */
const PLACES = [
  { name: 'jsdom', environment: 'jsdom' },
  { name: 'happy-dom', environment: 'happy-dom' },
  { name: 'browser', browser: BROWSER },
];

// Only stops a hanging process.
const PATIENCE = { testTimeout: 180_000, hookTimeout: 180_000 };

const configOf = (include: string) => `
export default {
  server: { fs: { allow: ['.', '${path.join(ROOT, 'node_modules')}'] } },
  test: { teardownTimeout: 180_000, projects: ${JSON.stringify(PLACES.map((place) => ({ extends: true, test: { ...PATIENCE, ...place, include: [include] } })))} },
};
`;

const PACKAGES = ['@vitest/browser', 'happy-dom', 'jsdom', 'playwright', 'react', 'react-dom', 'vitest'];

describe('the Vitest test of docs/testing-your-pages.md, from an empty folder', () => {
  let folder: UsersFolder | undefined;
  before(async () => {
    assert.match(OFFER, /part~=undo/);
    assert.match(REFUSAL, /store\.failNext/);
    folder = await makeUsersFolder(
      {
        'test/mug.test.js': EXAMPLE,
        'test/offer.test.js': OFFER,
        'test/refusal.test.js': REFUSAL,
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

  it('passes in jsdom, happy-dom and a browser, without warnings of ours', async () => {
    const { code, output } = await folder!.run('vitest/vitest.mjs', ['run']);
    assert.equal(code, 0, output);
    for (const { name } of PLACES)
      for (const file of ['mug', 'offer', 'refusal'])
        assert.match(output, new RegExp(`✓.*${name}.*${file}\\.test\\.js`));
    assert.doesNotMatch(output, /storefront-elements:|Error/);
  });

  it('fails in all of them when the cart does not count the mug', async () => {
    const { code, output } = await folder!.run('vitest/vitest.mjs', ['run', '--config', 'broken.config.js']);
    assert.notEqual(code, 0);
    assert.match(output, /3 failed/);
  });
});
