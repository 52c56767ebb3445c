import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { API_URLS } from '../../demo/server/platform/http/urls.ts';
import { TAG_NAMES } from '../../elements/tag-names.ts';
import { ROOT } from '../../tools/run.mjs';
import { trackedFiles } from '../support/tracked-files.ts';

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

/** A row of docs/behaviour/calls.md. */
interface Row {
  readonly call: string;
  /** The folder of the module that makes the call. */
  readonly module: string;
  readonly users: readonly string[];
  readonly test: string;
}

const rows: readonly Row[] = [
  ...read('docs/behaviour/calls.md').matchAll(/^\| `((?:GET|POST|PUT|DELETE) .+)$/gm),
].map(([, line = '']) => {
  const [call = '', , , module = '', users = '', test = ''] = line.split('|').map((cell) => cell.trim());
  return {
    call: call.replace('`', ''),
    module: module.replaceAll('`', ''),
    users: users.replaceAll('`', '').split(', '),
    test,
  };
});
const paths = new Set(rows.map(({ call }) => call.replace(/^\w+ /, '')));
/** Replaces parameters, whose names differ on each side. */
const shapeOf = (url: string): string => url.replaceAll(/\{\w+\}|:\w+/g, '*').replace(/\/$/, '');

describe('the table of API calls', () => {
  it('has every path of the store, and no other', () => {
    const shapes = [...paths].filter((each) => each.startsWith('/api/')).map(shapeOf);
    const served = Object.values(API_URLS).map(shapeOf);
    assert.deepEqual([...new Set(shapes)].sort(), served.filter((each) => each !== API_URLS.owner).sort());
  });

  it('has every path that a module requests', () => {
    const sources = trackedFiles().filter((file) => /^(core|owner)\/.*\.ts$/.test(file));
    const literals = sources.flatMap((file) =>
      [...read(file).matchAll(/['"`](\/api\/[^'"`$]*)/g)].map(([, url = '']) => ({ file, url })),
    );
    assert.ok(literals.length > 15);
    const unknown = literals.filter(({ file, url }) => {
      const module = file.split('/').slice(0, 2).join('/');
      return !rows.some((row) => row.module === module && row.call.includes(` ${url}`));
    });
    assert.deepEqual(unknown, []);
  });

  for (const { call, module, users, test } of rows)
    it(`names the module, the users and the test of ${call}`, () => {
      assert.ok(existsSync(path.join(ROOT, module, 'index.ts')), module);
      for (const user of users) assert.ok(user === 'the page' || TAG_NAMES.some((tag) => tag === user), user);
      const text = read(`test/server/${test}.test.ts`);
      const [, url = ''] = call.split(' ');
      const name = Object.entries(API_URLS).find(([, served]) => shapeOf(served) === shapeOf(url))?.[0];
      const isNamed = [`'${call}'`, `'${url}`, `API_URLS.${name}`, url.replace(/\{\w+\}$/, '${')];
      assert.ok(
        isNamed.some((each) => text.includes(each)),
        test,
      );
    });

  it('has every call of the test that makes them all', () => {
    for (const test of ['every-call', 'every-visit-call']) {
      const made = [...read(`test/server/${test}.test.ts`).matchAll(/'((?:GET|POST|PUT|DELETE) \/[^']+)'/g)];
      const listed = rows.filter((row) => row.test === test).map(({ call }) => call);
      assert.deepEqual(made.map(([, call]) => call).sort(), [...listed].sort());
    }
  });
});
