import assert from 'node:assert/strict';
import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { build } from 'esbuild';
import { rollup } from 'rollup';
import { TAGS } from '../../tools/build-entries.mjs';
import { ROOT } from '../../tools/run.mjs';
import { makeTemporaryFolder, removeFolder } from '../support/temporary-folder.ts';

// A consumer's other packages stay external, so that their imports show in the bundle.
const OTHER_PACKAGES = /^(?!storefront-elements)[@a-z]/;

interface Bundle {
  /** All chunks in one text. */
  readonly code: string;
  /** Imported packages, static and dynamic. */
  readonly packages: readonly string[];
}

const bundlers: Readonly<Record<string, (entry: string) => Promise<readonly string[]>>> = {
  async rollup(input) {
    const onwarn = ({ code, message }: { code?: string; message: string }) => {
      if (code !== 'EMPTY_BUNDLE') assert.fail(message);
    };
    const bundle = await rollup({ input, external: OTHER_PACKAGES, plugins: [nodeResolve()], onwarn });
    const { output } = await bundle.generate({ format: 'es' });
    await bundle.close();
    return output.map((file) => ('code' in file ? file.code : ''));
  },
  async esbuild(input) {
    const external = ['react', 'react-dom', '@lit/*', '@nanostores/*', '@r2wc/*', 'nanostores', 'ofetch'];
    const options = { bundle: true, splitting: true, write: false, external } as const;
    const { outputFiles, warnings } = await build({
      ...options,
      entryPoints: [input],
      format: 'esm',
      outdir: 'out',
      logLevel: 'silent',
    });
    assert.deepEqual(warnings, []);
    return outputFiles.map(({ text }) => text);
  },
};

describe('tree shaking', () => {
  let folder = '';
  const consumers = {
    'money.js': `import { formatMoney, money } from 'storefront-elements/core/money'; console.log(formatMoney(money(1, 'USD')));`,
    'pill.js': `import 'storefront-elements/cart-pill';`,
    'index.js': `import { configureStore } from 'storefront-elements'; configureStore({});`,
    'unused.js': `import { TAG_NAMES } from 'storefront-elements';`,
    'all.js': `import 'storefront-elements/all';`,
    'autoloader.js': `import 'storefront-elements/autoloader';`,
  };

  before(() => {
    folder = makeTemporaryFolder({ ...consumers, 'node_modules/.keep': '' });
    symlinkSync(ROOT, path.join(folder, 'node_modules/storefront-elements'), 'dir');
  });

  after(() => {
    removeFolder(folder);
  });

  for (const [name, bundleWith] of Object.entries(bundlers)) {
    const bundle = async (consumer: keyof typeof consumers): Promise<Bundle> => {
      const code = (await bundleWith(path.join(folder, consumer))).join('\n');
      const imports = code.matchAll(/(?:\bfrom|\bimport\(?)\s*["']([@a-z][^"']*)["']/g);
      return { code, packages: [...new Set([...imports].map(([, specifier = '']) => specifier))].sort() };
    };
    const definedIn = ({ code }: Bundle) =>
      TAGS.filter(
        (tag) => code.includes(`defineElement("${tag}"`) || code.includes(`defineElement('${tag}'`),
      );

    it(`${name}: money includes no React, no Lit, no store`, async () => {
      assert.deepEqual((await bundle('money.js')).packages, []);
    });

    it(`${name}: one tag does not include the others`, async () => {
      const pill = await bundle('pill.js');
      assert.deepEqual(definedIn(pill), ['cart-pill']);
      assert.equal(pill.code.includes('class StoreCartElement'), false);
      assert.equal(pill.code.includes('class StoreAddToCartElement'), false);
    });

    it(`${name}: the main entry includes no tag, no React, no Lit`, async () => {
      const index = await bundle('index.js');
      assert.deepEqual(definedIn(index), []);
      assert.deepEqual(
        index.packages.filter((specifier) => /react|lit/.test(specifier)),
        [],
      );
    });

    it(`${name}: the unused main entry adds no code`, async () => {
      // A bundler may emit a lazy chunk of it; nothing loads that.
      const [entry = ''] = await bundleWith(path.join(folder, 'unused.js'));
      assert.equal(entry.replaceAll(/\/\/.*|\s/g, ''), '');
    });

    for (const consumer of ['all.js', 'autoloader.js'] as const) {
      it(`${name}: ${consumer} defines every tag, with the consumer's React`, async () => {
        const all = await bundle(consumer);
        assert.deepEqual(definedIn(all).sort(), [...TAGS].sort());
        assert.ok(all.packages.includes('react-dom'));
        assert.ok(all.packages.includes('react/jsx-runtime'));
      });
    }
  }
});
