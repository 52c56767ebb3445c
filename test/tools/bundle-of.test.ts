import assert from 'node:assert/strict';
import path from 'node:path';
import { describe, it } from 'node:test';
import type { ModuleInfo } from 'rollup';
import { parseAst } from 'rollup/parseAst';
import { bundleFinder, loadedWith } from '../../tools/bundle-of.mjs';
import { ROOT } from '../../tools/run.mjs';

const place = (file: string): string => path.join(ROOT, file);

/** Finds the bundles of a program: file → its code, whose specifiers are paths in the repository. */
function bundlesOf(files: Readonly<Record<string, string>>): (file: string) => string | undefined {
  const dynamic = Object.values(files).flatMap((code) =>
    [...code.matchAll(/import\('([^']+)'\)/g)].map(([, file = '']) => file),
  );
  const infos = new Map(
    Object.entries(files).map(([file, code]) => {
      const ast = parseAst(code);
      const specifiers = ast.body.flatMap((node) =>
        'source' in node && node.source ? [String(node.source.value)] : [],
      );
      const info = {
        ast,
        importedIds: [...new Set(specifiers)].map(place),
        importers: [],
        dynamicImporters: dynamic.includes(file) ? ['somebody'] : [],
        isEntry: file === 'elements/cdn.ts',
        isIncluded: true,
        exports: null,
      };
      return [place(file), info as unknown as ModuleInfo] as const;
    }),
  );
  const bundleOf = bundleFinder((id) => infos.get(id) ?? null, [...infos.keys()]);
  return (file) => bundleOf(place(file));
}

describe('the bundle of a file', () => {
  it('is that of its module', () => {
    const bundleOf = bundlesOf({ 'core/cart-client/a.ts': '', 'elements/gallery-block/lightbox/a.ts': '' });
    assert.equal(bundleOf('core/cart-client/a.ts'), 'network');
    assert.equal(bundleOf('elements/gallery-block/lightbox/a.ts'), 'lightbox');
  });

  it('is the nearest that all its users have loaded, through public entries', () => {
    const bundleOf = bundlesOf({
      'core/text/index.ts': "export { a } from 'core/text/a.ts'; export { b } from 'core/text/b.ts';",
      'core/text/a.ts': 'export const a = 1;',
      'core/text/b.ts': 'export const b = 1;',
      'core/cart/uses-a.ts': "import { a } from 'core/text/index.ts'; a;",
      'core/places/uses-b.ts': "import { b } from 'core/text/index.ts'; b;",
      'core/restock/uses-b.ts': "import { b } from 'core/text/index.ts'; b;",
    });
    assert.equal(bundleOf('core/text/a.ts'), 'entry');
    assert.equal(bundleOf('core/text/b.ts'), 'site-form');
  });

  it('is named after a file that is only imported dynamically', () => {
    const bundleOf = bundlesOf({
      'core/words/greeting.ts': 'export const greeting = 1;',
      'core/cart/loads.ts': "import('core/words/greeting.ts');",
    });
    assert.equal(bundleOf('core/words/greeting.ts'), 'greeting');
  });

  it('refuses a static import of a bundle that loads later', () => {
    assert.throws(
      () =>
        bundlesOf({
          'core/cart/early.ts': "import { late } from 'core/cart-client/late.ts'; late;",
          'core/cart-client/late.ts': 'export const late = 1;',
        }),
      /core\/cart\/early\.ts \(entry\) imports core\/cart-client\/late\.ts \(network\), which loads later/,
    );
  });
});

describe('loadedWith', () => {
  it('names a bundle and all that load before it', () => {
    assert.deepEqual(loadedWith('lightbox').sort(), ['entry', 'gallery-block', 'lightbox', 'network']);
    assert.deepEqual(loadedWith('store-cart-view').sort(), [
      'entry',
      'network',
      'react',
      'store-cart',
      'store-cart-view',
    ]);
  });
});
