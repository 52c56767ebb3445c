import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { ROOT } from '../../tools/run.mjs';
import { trackedFiles } from '../support/tracked-files.ts';

const BINARY = /\.(avif|gif|ico|jpe?g|pdf|png|webp|woff2?)$/;

/** Kind of machine-specific text → a line that its pattern must match. */
const OF_ONE_MACHINE: readonly {
  readonly name: string;
  readonly pattern: RegExp;
  readonly caught: string;
}[] = [
  {
    name: 'a home folder',
    pattern: /(^|[\s"'`(=:])\/(home|Users)\/[\w.-]+/m,
    caught: ['see ', 'home', 'ann', 'shop'].join('/'),
  },
  {
    name: 'a folder of root',
    pattern: /(^|[\s"'`(=:])\/root\/[\w.-]+/m,
    caught: ['"', 'root', '.cache"'].join('/'),
  },
  {
    name: 'a workspace',
    pattern: /(^|[\s"'`(=:])\/(work|workspace|workspaces)\/[\w.-]+/m,
    caught: ['cd ', 'work', 'shop'].join('/'),
  },
  {
    name: 'a scratch folder',
    pattern: /(^|[\s"'`(=:])\/tmp\/[\w.-]+/m,
    caught: ['> ', 'tmp', 'log.txt'].join('/'),
  },
  { name: 'a drive', pattern: /(^|[\s"'`(=])[A-Z]:\\\w/m, caught: 'in C:\\shop' },
];

describe('a clone on any machine', () => {
  const files = trackedFiles().filter((file) => !BINARY.test(file));

  it('has files to check', () => {
    assert.ok(files.length > 50, `${files.length} files`);
  });

  for (const { name, pattern, caught } of OF_ONE_MACHINE) {
    it(`is reported with ${name}`, () => {
      assert.match(caught, pattern);
    });

    it(`contains no ${name.replace(/^an? /, '')}`, () => {
      const naming = files.filter((file) => pattern.test(readFileSync(path.join(ROOT, file), 'utf8')));
      assert.deepEqual(naming, []);
    });
  }

  it('installs from the registry of its npm, not from the one that wrote the lock file', () => {
    const lock = readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8');
    const hosts = [...lock.matchAll(/"resolved": "(?!https:\/\/registry\.npmjs\.org\/)([^"]+)"/g)].map(
      ([, url]) => url,
    );
    assert.deepEqual(hosts, []);
  });
});
