import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { TAG_NAMES } from '../../elements/tag-names.ts';
import { ENTRIES, npmEntries, TAGS } from '../../tools/build-entries.mjs';
import { globSync } from 'tinyglobby';
import { ROOT } from '../../tools/run.mjs';
import { builtFiles, PACKAGE, readBuilt } from '../support/built.ts';

const tagFolders = globSync('*-*/define.ts', { cwd: path.join(ROOT, 'elements') }).map((file) =>
  path.dirname(file),
);

describe('the lists of what the package lets out', () => {
  it('the tags: folders, build and script name the same', () => {
    assert.deepEqual([...tagFolders].sort(), [...TAGS].sort());
    assert.deepEqual([...TAG_NAMES], TAGS);
  });

  it('package.json names every tag and entry', () => {
    const expected = [
      '.',
      ...ENTRIES.filter((name) => name !== 'index').map((name) => `./${name}`),
      ...TAGS.map((tag) => `./${tag}`),
    ];
    const named = Object.keys(PACKAGE.exports).filter((name) => !/\*|\.(css|json)$/.test(name));
    assert.deepEqual(named.sort(), expected.sort());
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
      /^defineElement\(|^void announceReady\(|^if \(typeof document !== 'undefined'\)/m.test(readBuilt(file)),
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
  it('speak of scripts, never of sources', () => {
    for (const file of builtFiles('.d.ts')) {
      const sources = [...readBuilt(file).matchAll(/["'](\.[^"']*\.tsx?)["']/g)].map(
        ([, specifier]) => specifier,
      );
      assert.deepEqual(sources, [], file);
    }
  });

  it('lead somewhere', () => {
    for (const file of builtFiles('.d.ts')) {
      for (const [, specifier = ''] of readBuilt(file).matchAll(/["'](\.{1,2}\/[^"']*)\.js["']/g)) {
        const target = path.posix.join('dist', path.posix.dirname(file), `${specifier}.d.ts`);
        assert.ok(existsSync(path.join(ROOT, target)), `${file} → ${target}`);
      }
    }
  });
});
