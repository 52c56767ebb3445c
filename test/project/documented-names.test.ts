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
import { exampleIn, readDocument } from '../support/examples.ts';

const SOURCES = globSync('elements/**/*.{ts,tsx,css}', { cwd: ROOT, absolute: true })
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** Kind of name → a pattern of the sources whose group is the name. */
const PROMISES: Readonly<Record<string, RegExp>> = {
  attribute: /\b(?:boolean|integer|locale|text|url|word)Attribute\(\s*'([\w-]+)'|attribute: '([\w-]+)'/g,
  'custom property': /var\((--store-[\w-]+)/g,
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

/** The documents for users. Without `docs/behaviour`, which has every name and would hide gaps. */
const DOCUMENTS = globSync(['README.md', 'docs/*.md', 'docs/tags/*.md'], { cwd: ROOT }).map((file) => ({
  file,
  text: readDocument(file),
}));
const TEXT = DOCUMENTS.map(({ text }) => text).join('\n');

/** The first column of a tag's table, below a heading of docs/tags. */
function rowsOf(tag: string, heading: string): string[] {
  const [, section = ''] = readDocument(`docs/tags/${tag}.md`).split(`\n## ${heading}\n`);
  const [table = ''] = section.split(/^(?:## |<!-- )/m);
  return [...table.matchAll(/^\| `([\w-]+)`/gm)].map(([, name]) => name ?? '');
}

describe('README.md and docs', () => {
  for (const [kind, pattern] of Object.entries(PROMISES)) {
    const names = namesOf(pattern);

    it(`name every ${kind}`, () => {
      assert.ok(names.length > 3, `the pattern found only ${names.join()}`);
      assert.deepEqual(
        names.filter((name) => !TEXT.includes(`\`${name}\``)),
        [],
      );
    });
  }

  it('name no unknown custom property', () => {
    const known = namesOf(/(--store-[\w-]+)/g);
    const named = [...TEXT.matchAll(/`(--store-[\w-]+)`/g)].map(([, name]) => name);
    assert.deepEqual(
      named.filter((name) => name && !known.includes(name)),
      [],
    );
  });

  it('name every tag and every entry', () => {
    for (const tag of TAGS) {
      assert.ok(readDocument('README.md').includes(`| [\`${tag}\`](docs/tags/${tag}.md)`), tag);
      assert.ok(readDocument('docs/tags/README.md').includes(`| [\`${tag}\`](${tag}.md)`), tag);
    }
    for (const entry of ['all', 'autoloader', 'jsx', 'testing', 'store.css', 'gallery.css']) {
      assert.ok(`./${entry}` in PACKAGE.exports && TEXT.includes(`\`storefront-elements/${entry}\``), entry);
    }
  });
});

describe('README.md', () => {
  const withoutSpace = (text: string) => text.replaceAll(/\s+/g, '');

  it('is short', () => {
    assert.ok(readDocument('README.md').split('\n').length <= 250);
  });

  it('repeats the complete examples of docs, which other tests run', () => {
    for (const [document, language, part] of [
      ['docs/frameworks.md', 'tsx', 'function Buy('],
      ['docs/testing-your-pages.md', 'js', "from '@open-wc/testing'"],
    ] as const) {
      assert.equal(exampleIn('README.md', language, part), exampleIn(document, language, part), document);
    }
  });

  it('shows the tag of each framework as docs/frameworks.md does', () => {
    const [, section = ''] = readDocument('README.md').split(/^## (?:In a framework|Tests)$/m);
    const tags = [...section.matchAll(/<store-add-to-cart[^]*?(?:\n? *\/>|<\/store-add-to-cart>)/g)];
    const complete = withoutSpace(readDocument('docs/frameworks.md'));
    assert.ok(tags.length >= 5);
    for (const [tag] of tags) assert.ok(complete.includes(withoutSpace(tag)), tag);
  });

  // npm shows the README of the package; other documents are read in the repository.
  it('links only to files that npm publishes, beside the guide for contributors', () => {
    const { files } = JSON.parse(readDocument('package.json')) as { files: string[] };
    const links = [...readDocument('README.md').matchAll(/\]\((?!\w+:|#)([^)#\s]+)/g)].map(
      ([, link = '']) => link,
    );
    assert.ok(links.length > 30);
    assert.deepEqual(
      links.filter((link) => !files.some((file) => link === file || link.startsWith(`${file}/`))),
      ['CONTRIBUTING.md'],
    );
  });
});

describe('docs/README.md', () => {
  it('lists every document and folder of docs', () => {
    const text = readDocument('docs/README.md');
    const folders = globSync('docs/*/README.md', { cwd: ROOT });
    const missing = [...DOCUMENTS.map(({ file }) => file), ...folders]
      .filter((file) => /^docs\/(?!README)(?:[\w-]+|[\w-]+\/README)\.md$/.test(file))
      .filter((file) => !text.includes(`](${file.slice('docs/'.length)})`));
    assert.deepEqual(missing, []);
  });
});

describe('docs/tags', () => {
  it('has a page for each tag, and no other', () => {
    const pages = globSync('docs/tags/*-*.md', { cwd: ROOT }).map((file) => path.basename(file, '.md'));
    assert.deepEqual(pages.sort(), [...TAGS].sort());
  });

  it('names the reserved space of exactly the tags that have some', () => {
    const reserving = TAGS.filter((tag) =>
      readDocument(`docs/tags/${tag}.md`).includes(`\`--${tag}-reserve\``),
    );
    const reserved = TAG_TABLE.filter(({ reserve }) => reserve !== undefined).map(({ tag }) => tag);
    assert.deepEqual(reserving, reserved);
  });

  for (const tag of Object.keys(DOCUMENTED_PROPERTIES)) {
    it(`names exactly the attributes of ${tag}`, () => {
      assert.deepEqual(rowsOf(tag, 'Attributes').sort(), attributesOf(tag as TagName).sort());
    });
  }

  for (const [tag, methods] of Object.entries(DOCUMENTED_METHODS)) {
    it(`names the methods of ${tag}`, () => {
      const text = readDocument(`docs/tags/${tag}.md`);
      for (const method of methods) assert.match(text, new RegExp(`\\b${method}\\b`), `${tag}.${method}`);
    });
  }

  for (const [tag, states] of Object.entries(DOCUMENTED_STATES)) {
    it(`names exactly the states of ${tag}`, () => {
      const source = readFileSync(path.join(ROOT, 'elements', tag, 'element.ts'), 'utf8');
      const said = [...source.matchAll(/@cssstate ([\w-]+)/g)].map(([, name]) => name);
      assert.deepEqual(said.sort(), [...states].sort());
      assert.deepEqual(rowsOf(tag, 'States').sort(), [...states].sort());
    });
  }
});

describe('docs/behaviour/elements.md', () => {
  const text = readFileSync(path.join(ROOT, 'docs/behaviour/elements.md'), 'utf8');
  const section = (number: string): string =>
    new RegExp(`^\\*\\*${number}\\*\\* .+?(?=^\\*\\*|^## )`, 'ms').exec(text)?.[0] ?? '';
  const names = [...namesOf(PROMISES['state']!), ...TAGS];

  it('names every tag and state', () => {
    assert.deepEqual(
      names.filter((name) => !text.includes(`\`${name}\``)),
      [],
    );
  });

  it('lists exactly our tags as built', () => {
    const [, sentence = ''] = /^\*\*1\.1\*\* Built today: (.+)\.$/m.exec(text) ?? [];
    assert.deepEqual(sentence.replaceAll('`', '').split(', ').sort(), [...TAGS].sort());
  });

  it('has a row in the table of §1.1 for exactly our tags, with the attributes of each', () => {
    const rows = [...section('1.1').matchAll(/^\| `([\w-]+)` +\| .+? +\| (.*?) *\|$/gm)];
    assert.deepEqual(rows.map(([, tag]) => tag).sort(), [...TAGS].sort());
    for (const [, tag = '', cell = ''] of rows) {
      // Some attributes have their own list elsewhere.
      if (cell.includes('](')) continue;
      const named = [...cell.matchAll(/`([\w-]+)(?:="[^"]+")?`/g)].map(([, name]) => name);
      assert.deepEqual(named.sort(), attributesOf(tag as TagName).sort(), tag);
    }
  });

  it('lists exactly our light DOM tags in §3.8', async () => {
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
  it('names every tag', () => {
    const text = readFileSync(path.join(ROOT, 'CHANGELOG.md'), 'utf8');
    assert.deepEqual(
      TAGS.filter((tag) => !text.includes(`\`${tag}\``)),
      [],
    );
  });
});
