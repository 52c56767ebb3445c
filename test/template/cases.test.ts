import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { globSync } from 'tinyglobby';
import { parseCaseFile } from './support/case-file.ts';
import { CASES_OF_OUR_OWN } from './support/cases-of-our-own.ts';
import { isKnownToOracle, renderWithOracle } from './support/oracle.ts';
import { renderWithOurs } from './support/ours.ts';

const FOLDER = path.join(import.meta.dirname, 'cases');
const names = globSync('**/*.case', { cwd: FOLDER }).sort();

function read(name: string): ReturnType<typeof parseCaseFile> {
  return parseCaseFile(readFileSync(path.join(FOLDER, name), 'utf8'));
}

describe('our engine', () => {
  for (const name of names) {
    it(name, () => {
      const each = read(name);
      assert.deepEqual(renderWithOurs(each), each.expected);
    });
  }
});

describe('the existing engine', () => {
  // It does not support features of our engine: strict mode, a zone or currency from outside.
  const asked = names.filter((name) => isKnownToOracle(read(name).options));

  it('is compared for most of them', () => {
    assert.ok(asked.length > 0.8 * names.length, `${asked.length} of ${names.length}`);
  });

  for (const name of asked) {
    it(`agrees with ${name}`, () => {
      const each = read(name);
      const theirs = renderWithOracle(each);
      if (name in CASES_OF_OUR_OWN) assert.notDeepEqual(theirs, each.expected, CASES_OF_OUR_OWN[name]);
      else assert.deepEqual(theirs, each.expected);
    });
  }
});

describe('the list of deliberate differences', () => {
  it('names only existing cases', () => {
    const gone = Object.keys(CASES_OF_OUR_OWN).filter((name) => !names.includes(name));
    assert.deepEqual(gone, []);
  });
});
