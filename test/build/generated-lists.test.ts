import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { globSync } from 'tinyglobby';
import { npmEntries, PUBLIC_MODULES, TAG_TABLE, TAGS } from '../../tools/build-entries.mjs';
import { generateTags } from '../../tools/generate-tags.mjs';
import { ROOT } from '../../tools/run.mjs';
import { eventClassOf, storeEvents } from '../../tools/store-events.mjs';
import { builtFiles, PACKAGE, readBuilt } from '../support/built.ts';

const TAG_FOLDERS = globSync('{elements,owner}/*-*/define.ts', { cwd: ROOT })
  .map((file) => path.basename(path.dirname(file)))
  .sort();

describe('the lists of the package’s exports', () => {
  it('are what `npm run generate` writes from elements/tags.json', async () => {
    for (const [file, text] of Object.entries(await generateTags())) {
      assert.equal(readFileSync(path.join(ROOT, file), 'utf8'), text, file);
    }
  });

  it('list every folder that defines a tag', () => {
    assert.deepEqual(TAG_FOLDERS, [...TAGS].sort());
  });

  it('include a new row of the table everywhere', async () => {
    const control = { role: 'button', name: 'Say hello' };
    const hello = { tag: 'store-hello', reserve: '3rem', file: 'entry', control } as const;
    const files = await generateTags([...TAG_TABLE, hello]);
    const providing = await generateTags([...TAG_TABLE, { ...hello, isProvider: true }]);
    assert.match(providing['elements/provider-tags.ts'] ?? '', /store-hello/);
    const isOfTags = (file: string) =>
      !/^(core|owner)\/|provider-tags|event-classes|elements\/host\/index|\/define\.ts$|react\/(?!index)/.test(
        file,
      ) || file.includes('store-hello');
    for (const [file, text] of Object.entries(files)) {
      if (isOfTags(file)) assert.match(text, /store-hello/, file);
    }
    assert.match(files['elements/store-hello/define.ts'] ?? '', /export { StoreHelloElement };/);
    assert.match(files['elements/index.ts'] ?? '', /StoreHelloElement/);
    assert.match(files['entries/react/index.ts'] ?? '', /export { StoreHello } from '.\/store-hello.ts';/);
    assert.match(files['entries/react/store-hello.ts'] ?? '', /'..\/..\/elements\/store-hello\/define.ts'/);
    assert.match(files['elements/store.css'] ?? '', /var\(--store-hello-reserve, 3rem\)/);
  });

  it('keep a tag that does not sell out of the entry bundle', async () => {
    const files = await generateTags([...TAG_TABLE, { tag: 'store-hello' }]);
    assert.doesNotMatch(files['elements/cdn.ts'] ?? '', /store-hello/);
  });

  it('name the same public modules as the dead-code check', () => {
    const { entry } = JSON.parse(readFileSync(path.join(ROOT, 'knip.json'), 'utf8')) as { entry: string[] };
    assert.ok(PUBLIC_MODULES.length > 0);
    const checked = globSync(
      entry.map((pattern) => pattern.replace('!', '')),
      { cwd: ROOT },
    );
    assert.deepEqual(
      PUBLIC_MODULES.filter((name) => !checked.includes(`${name}.ts`)),
      [],
    );
  });

  it('export the class of every event', async () => {
    const index = await import('../../elements/index.ts');
    // The owner's module exports it.
    const names = storeEvents().filter(({ name }) => name !== 'store-preferences-change');
    assert.ok(names.length > 20);
    assert.deepEqual(
      names.map(({ name }) => eventClassOf(name)).filter((name) => !(name in index)),
      [],
    );
  });

  it('every entry is built, with declarations and a source map', () => {
    for (const entry of Object.keys(npmEntries())) {
      for (const ending of ['.js', '.js.map', '.d.ts']) {
        assert.ok(existsSync(path.join(ROOT, 'dist', entry + ending)), entry + ending);
      }
    }
  });

  it('package.json names exactly the files that define something', () => {
    const named = PACKAGE.sideEffects.map(
      (glob) =>
        new RegExp(
          `^${glob
            .replace(/^\.\/dist\//, '')
            .replaceAll('.', '\\.')
            .replaceAll('*', '[^/]+')}$`,
        ),
    );
    const isNamed = (file: string) => named.some((pattern) => pattern.test(file));
    const defining = builtFiles('.js').filter((file) =>
      /^defineElement\(|^void announceReady\(|^const discover = autoload\(|^import '\.\/[a-z-]+\/define\.js';/m.test(
        readBuilt(file),
      ),
    );
    assert.deepEqual(
      builtFiles('.js')
        .filter((file) => isNamed(file) && !file.startsWith('cdn/'))
        .sort(),
      defining.sort(),
    );
  });
});

describe('declarations', () => {
  it('import scripts, never sources', () => {
    for (const file of builtFiles('.d.ts')) {
      const sources = [...readBuilt(file).matchAll(/["'](\.[^"']*\.tsx?)["']/g)].map(
        ([, specifier]) => specifier,
      );
      assert.deepEqual(sources, [], file);
    }
  });

  it('have existing imports', () => {
    for (const file of builtFiles('.d.ts')) {
      for (const [, specifier = ''] of readBuilt(file).matchAll(/["'](\.{1,2}\/[^"']*)\.js["']/g)) {
        const target = path.posix.join('dist', path.posix.dirname(file), `${specifier}.d.ts`);
        assert.ok(existsSync(path.join(ROOT, target)), `${file} → ${target}`);
      }
    }
  });
});
