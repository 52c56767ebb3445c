import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import type { TagName } from '../../elements/index.ts';
import { TAG_TABLE, TAGS } from '../../tools/build-entries.mjs';
import { globSync } from 'tinyglobby';
import { ROOT } from '../../tools/run.mjs';
import { PACKAGE } from '../support/built.ts';
import {
  DOCUMENTED_METHODS,
  DOCUMENTED_PROPERTIES,
  DOCUMENTED_STATES,
} from '../support/documented-members.ts';
import { README } from '../support/readme.ts';

const SOURCES = globSync('elements/**/*.{ts,tsx,css}', { cwd: ROOT, absolute: true })
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** What the sources promise, by a pattern whose group is the name. */
const PROMISES: Readonly<Record<string, RegExp>> = {
  attribute: /\b(?:boolean|integer|locale|text|url|word)Attribute\(\s*'([\w-]+)'|attribute: '([\w-]+)'/g,
  'custom property': /var\((--store-[\w-]+)/g,
  event: /^ {4}'(store-[\w-]+)': Store\w+Event;$/gm,
  state: /@cssstate ([\w-]+)/g,
};

function namesOf(pattern: RegExp): string[] {
  const names = [...SOURCES.matchAll(pattern)].map((match) => match.slice(1).find(Boolean) ?? '');
  return [...new Set(names)];
}

function attributesOf(tag: TagName): string[] {
  return DOCUMENTED_PROPERTIES[tag].map((name) =>
    name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
  );
}

describe('the README', () => {
  for (const [kind, pattern] of Object.entries(PROMISES)) {
    const names = namesOf(pattern);

    it(`knows every ${kind}`, () => {
      assert.ok(names.length > 3, `the pattern found only ${names.join()}`);
      assert.deepEqual(
        names.filter((name) => !README.includes(`\`${name}\``)),
        [],
      );
    });
  }

  it('names no unknown custom property', () => {
    const known = namesOf(/(--store-[\w-]+)/g);
    const named = [...README.matchAll(/`(--store-[\w-]+)`/g)].map(([, name]) => name);
    assert.deepEqual(
      named.filter((name) => name && !known.includes(name)),
      [],
    );
  });

  it('names the reserved space of exactly the tags that have some', () => {
    const named = [...README.matchAll(/`--([\w-]+)-reserve`/g)].map(([, tag]) => tag);
    const reserved = TAG_TABLE.filter(({ reserve }) => reserve !== undefined).map(({ tag }) => tag);
    assert.deepEqual(named.sort(), reserved.sort());
  });

  for (const tag of Object.keys(DOCUMENTED_PROPERTIES)) {
    it(`names exactly the attributes of ${tag}`, () => {
      const [, , attributes = ''] = (
        README.split('\n').find((line) => line.startsWith(`| \`${tag}\``)) ?? ''
      ).split(/(?<=\S) +\|/);
      // Values stand in brackets.
      const named = [...attributes.replaceAll(/\(.*?\)/g, '').matchAll(/`([\w-]+)`/g)].map(
        ([, name]) => name,
      );
      assert.deepEqual(named.sort(), attributesOf(tag as TagName).sort());
    });
  }

  for (const [tag, methods] of Object.entries(DOCUMENTED_METHODS)) {
    it(`names what a program may call of ${tag}`, () => {
      for (const method of methods) assert.match(README, new RegExp(`\\b${method}\\b`), `${tag}.${method}`);
    });
  }

  for (const [tag, states] of Object.entries(DOCUMENTED_STATES)) {
    it(`names exactly the states of ${tag}`, () => {
      const source = readFileSync(path.join(ROOT, 'elements', tag, 'element.ts'), 'utf8');
      const said = [...source.matchAll(/@cssstate ([\w-]+)/g)].map(([, name]) => name);
      assert.deepEqual(said.sort(), [...states].sort());
      const rows = README.split('\n').filter((line) => line.startsWith(`| \`${tag}\``));
      for (const state of states)
        assert.ok(
          rows.some((row) => row.includes(`\`${state}\``)),
          state,
        );
    });
  }

  it('knows every tag and every entry', () => {
    for (const tag of TAGS) assert.ok(README.includes(`| \`${tag}\``), tag);
    for (const entry of ['all', 'autoloader', 'jsx', 'testing', 'store.css', 'gallery.css']) {
      assert.ok(
        `./${entry}` in PACKAGE.exports && README.includes(`\`storefront-elements/${entry}\``),
        entry,
      );
    }
  });
});

describe('docs/behaviour/elements.md', () => {
  const text = readFileSync(path.join(ROOT, 'docs/behaviour/elements.md'), 'utf8');
  const section = (number: string): string =>
    new RegExp(`^\\*\\*${number}\\*\\* .+?(?=^\\*\\*|^## )`, 'ms').exec(text)?.[0] ?? '';
  const names = [...namesOf(PROMISES['event']!), ...namesOf(PROMISES['state']!), ...TAGS];

  it('knows every tag, event and state', () => {
    assert.deepEqual(
      names.filter((name) => !text.includes(`\`${name}\``)),
      [],
    );
  });

  it('says of exactly our tags that they are built today', () => {
    const [, sentence = ''] = /^\*\*1\.1\*\* Built today: (.+)\.$/m.exec(text) ?? [];
    assert.deepEqual(sentence.replaceAll('`', '').split(', ').sort(), [...TAGS].sort());
  });

  it('has a row in the table of §1.1 for exactly our tags, with the attributes of each', () => {
    const rows = [...section('1.1').matchAll(/^\| `([\w-]+)` +\| .+? +\| (.*?) *\|$/gm)];
    assert.deepEqual(rows.map(([, tag]) => tag).sort(), [...TAGS].sort());
    for (const [, tag = '', cell = ''] of rows) {
      // Some attributes have a list of their own elsewhere.
      if (cell.includes('](')) continue;
      const named = [...cell.matchAll(/`([\w-]+)(?:="[^"]+")?`/g)].map(([, name]) => name);
      assert.deepEqual(named.sort(), attributesOf(tag as TagName).sort(), tag);
    }
  });

  it('says in §3.8 of exactly our light tags that they are drawn in the light DOM', async () => {
    const named = [...section('3.8').matchAll(/`([\w-]+)`/g)].map(([, tag]) => tag);
    const light = [];
    for (const tag of TAGS) {
      const door = (await import(`../../elements/${tag}/element.ts`)) as Record<
        string,
        { isLight?: boolean }
      >;
      if (Object.values(door).some(({ isLight }) => isLight)) light.push(tag);
    }
    assert.deepEqual(named.sort(), light.sort());
  });
});

describe('the CHANGELOG', () => {
  it('knows every tag', () => {
    const text = readFileSync(path.join(ROOT, 'CHANGELOG.md'), 'utf8');
    assert.deepEqual(
      TAGS.filter((tag) => !text.includes(`\`${tag}\``)),
      [],
    );
  });
});
