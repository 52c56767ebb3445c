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

interface File {
  readonly name: string;
  readonly code: string;
}

interface Bundle {
  /** All chunks that the entry may load, in one text. */
  readonly code: string;
  /** Imported packages, static and dynamic. */
  readonly packages: readonly string[];
}

/** Warnings that consumers know: an entry without code; React's directive, which Rollup does not read. */
const HARMLESS = ['EMPTY_BUNDLE', 'MODULE_LEVEL_DIRECTIVE'];

const bundlers: Readonly<Record<string, (entry: string) => Promise<readonly File[]>>> = {
  async rollup(input) {
    const onwarn = ({ code, message }: { code?: string; message: string }) => {
      if (!HARMLESS.includes(code ?? '')) assert.fail(message);
    };
    const bundle = await rollup({ input, external: OTHER_PACKAGES, plugins: [nodeResolve()], onwarn });
    const { output } = await bundle.generate({ format: 'es' });
    await bundle.close();
    return output.flatMap((file) => ('code' in file ? [{ name: file.fileName, code: file.code }] : []));
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
    return outputFiles.map((file) => ({ name: path.basename(file.path), code: file.text }));
  },
};

/** The entry, and the chunks that it may load: a bundler may emit a lazy chunk of unused code, which nothing loads. */
function loadable(files: readonly File[], entry: string): readonly File[] {
  const found = files.filter(({ name }) => name === entry);
  // The loop also visits what it adds.
  for (const { code } of found)
    found.push(...files.filter((file) => !found.includes(file) && code.includes(path.basename(file.name))));
  return found;
}

describe('tree shaking', () => {
  let folder = '';
  const consumers = {
    'money.js': `import { formatMoney, money } from 'storefront-elements/core/money'; console.log(formatMoney(money(1, 'USD')));`,
    'pill.js': `import 'storefront-elements/cart-pill';`,
    'react.js': `import { CartPill } from 'storefront-elements/react'; console.log(CartPill);`,
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
      const files = loadable(await bundleWith(path.join(folder, consumer)), consumer);
      assert.notDeepEqual(files, []);
      const code = files.map((file) => file.code).join('\n');
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

    it(`${name}: a React component includes its tag alone, with the consumer's React`, async () => {
      const pill = await bundle('react.js');
      assert.deepEqual(definedIn(pill), ['cart-pill']);
      assert.ok(pill.packages.includes('react'));
      assert.equal(pill.code.includes('class StoreCartElement'), false);
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
      const { code } = await bundle('unused.js');
      assert.equal(code.replaceAll(/\/\/.*|\s/g, ''), '');
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
