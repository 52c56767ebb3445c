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
  readonly room: string;
  readonly users: readonly string[];
  readonly test: string;
}

const rows: readonly Row[] = [
  ...read('docs/behaviour/calls.md').matchAll(/^\| `((?:GET|POST|PUT|DELETE) .+)$/gm),
].map(([, line = '']) => {
  const [call = '', , , room = '', users = '', test = ''] = line.split('|').map((cell) => cell.trim());
  return { call: call.replace('`', ''), room, users: users.replaceAll('`', '').split(', '), test };
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
    const sources = trackedFiles().filter((file) => /^core\/.*\.ts$/.test(file));
    const literals = sources.flatMap((file) =>
      [...read(file).matchAll(/['"`](\/api\/[^'"`$]*)/g)].map(([, url = '']) => ({ file, url })),
    );
    assert.ok(literals.length > 15);
    const unknown = literals.filter(({ file, url }) => {
      const room = file.split('/')[1];
      return !rows.some((row) => row.room === room && row.call.includes(` ${url}`));
    });
    assert.deepEqual(unknown, []);
  });

  for (const { call, room, users, test } of rows)
    it(`names the module, the users and the test of ${call}`, () => {
      assert.ok(existsSync(path.join(ROOT, 'core', room, 'index.ts')), room);
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
