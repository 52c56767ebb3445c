import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { TAGS } from '../../tools/build-entries.mjs';
import { UNWRITTEN } from '../../tools/create-tag.mjs';
import { globSync } from 'tinyglobby';
import { ROOT } from '../../tools/run.mjs';
import { PACKAGE } from '../support/built.ts';
import { exampleIn, readDocument } from '../support/examples.ts';

const SOURCES = globSync('{elements,owner}/**/*.{ts,tsx,css}', { cwd: ROOT, absolute: true })
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** The names that a pattern finds in the sources. */
function namesOf(pattern: RegExp): string[] {
  return [...new Set([...SOURCES.matchAll(pattern)].map(([, name = '']) => name))];
}

/** The documents for users. Without `docs/behaviour`, which has every name and would hide gaps. */
const DOCUMENTS = globSync(['README.md', 'docs/*.md', 'docs/tags/*.md'], { cwd: ROOT }).map((file) => ({
  file,
  text: readDocument(file),
}));
const TEXT = DOCUMENTS.map(({ text }) => text).join('\n');

describe('README.md and docs', () => {
  it('name every custom property', () => {
    const names = namesOf(/var\((--store-[\w-]+)/g);
    assert.ok(names.length > 3);
    assert.deepEqual(
      names.filter((name) => !TEXT.includes(`\`${name}\``)),
      [],
    );
  });

  it('name no unknown custom property', () => {
    const known = namesOf(/(--store-[\w-]+)/g);
    const named = [...TEXT.matchAll(/`(--store-[\w-]+)`/g)].map(([, name]) => name);
    assert.deepEqual(
      named.filter((name) => name && !known.includes(name)),
      [],
    );
  });

  it('name every entry', () => {
    for (const entry of [
      'all',
      'autoloader',
      'jsx',
      'testing',
      'testing/gateways',
      'store.css',
      'gallery.css',
    ]) {
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
    assert.ok(tags.length >= 3);
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

  // `npm run create` cites the list of tags, which describes none.
  it('cite a paragraph that describes the tag', () => {
    const pages = globSync('docs/tags/*-*.md', { cwd: ROOT });
    const citesTheList = /^Details: \[elements\]\(\S+\), §1\.1\.$/m;
    assert.deepEqual(
      pages.filter((page) => citesTheList.test(readDocument(page))),
      [],
      'name it in the JSDoc of the class, and run `npm run generate:docs`',
    );
  });
});

describe('the CHANGELOG and the changesets', () => {
  const files = ['CHANGELOG.md', ...globSync('.changeset/*.md', { cwd: ROOT, dot: true })];
  const text = files.map((file) => readFileSync(path.join(ROOT, file), 'utf8')).join('\n');

  it('says what each tag does for users', () => {
    const unwritten = text.split('\n').filter((line) => line.includes(UNWRITTEN));
    assert.deepEqual(unwritten, [], 'write these lines');
  });

  it('names every tag', () => {
    assert.deepEqual(
      TAGS.filter((tag) => !text.includes(`\`${tag}\``)),
      [],
    );
  });
});
