import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { liveExamplesIn } from '../../docs/.vitepress/examples/live-examples.ts';
import { anchorOf } from '../../docs/.vitepress/site/anchor-of.ts';
import { SECTIONS, sitePathOf } from '../../docs/.vitepress/site/pages.ts';
import { shownSections } from '../../docs/.vitepress/site/repository.ts';
import { toSitePage, withBase } from '../../docs/.vitepress/site/site-page.ts';
import { TAGS } from '../../tools/build-entries.mjs';
import { readDocument } from '../support/examples.ts';
import { trackedFiles } from '../support/tracked-files.ts';

const DOCUMENT = /^(docs\/.+|(engine|owner|bench)\/README|README|CONTRIBUTING|CHANGELOG)\.md$/;
const DOCUMENTS = trackedFiles().filter((file) => DOCUMENT.test(file));
const PAGES = shownSections().flatMap(({ pages }) => pages.map(({ file }) => file));

describe('the navigation of the documentation site', () => {
  it('has every document once: a new one needs a row in docs/.vitepress/site/pages.ts', () => {
    assert.deepEqual([...PAGES].sort(), [...DOCUMENTS].sort());
  });

  it('names only documents that exist', () => {
    const rows = SECTIONS.flatMap(({ pages }) => Object.keys(pages));
    const isThere = (row: string) => DOCUMENTS.some((file) => file === row || file.startsWith(row));
    assert.deepEqual(
      rows.filter((row) => !isThere(row)),
      [],
    );
  });

  it('gives every page an address of its own', () => {
    assert.equal(new Set(PAGES.map(sitePathOf)).size, PAGES.length);
  });
});

describe('the page of a tag', () => {
  for (const tag of TAGS)
    it(`shows a live example of ${tag}`, () => {
      const file = `docs/tags/${tag}.md`;
      const [first] = liveExamplesIn(file, readDocument(file));
      assert.equal(first?.id, tag);
      assert.ok(first.html.includes(`<${tag}`));
    });
});

describe('a page of the site', () => {
  const pages = new Set(['README.md', 'docs/start.md', 'docs/settings.md', 'docs/tags/README.md']);
  const shown = (text: string) => toSitePage('docs/settings.md', text, pages, '.html');

  for (const [written, link] of [
    ['[a](start.md)', '[a](/index.html)'],
    ['[`a`](tags/README.md#one)', '[`a`](/tags/index.html#one)'],
    ['[a](tags)', '[a](/tags/index.html)'],
    ['[a](../README.md)', '[a](/readme.html)'],
    ['![a](themes/quiet.png)', '![a](/themes/quiet.png)'],
    [
      '[a](../demo/hosts/plain.html)',
      '[a](https://github.com/storefront-elements/storefront-elements/blob/main/demo/hosts/plain.html)',
    ],
    ['[a](#here)', '[a](#here)'],
    ['[a](https://example.com)', '[a](https://example.com)'],
    ['`[a](start.md)`', '`[a](start.md)`'],
    ['```md\n[a](start.md)\n```', '```md\n[a](start.md)\n```'],
  ] as const)
    it(`writes ${JSON.stringify(written)} as ${JSON.stringify(link)}`, () => {
      assert.equal(shown(written), link);
    });

  it('links to Markdown in its Markdown form', () => {
    assert.equal(toSitePage('docs/settings.md', '[a](start.md)', pages, '.md'), '[a](/index.md)');
  });

  it('has links below the path of the site in a text for programs, and code as it is', () => {
    const code = '`[a](/b)`\n\n```md\n[a](/b)\n```\n';
    assert.equal(withBase(`[a](/b)\n\n${code}`, '/docs/'), `[a](/docs/b)\n\n${code}`);
  });

  it('has the anchors that GitHub gives to headings', () => {
    assert.equal(anchorOf('Two `words` (here) & more'), 'two-words-here--more');
  });
});

describe('the live examples of a document', () => {
  it('are found with their options, and their transcripts', () => {
    const text =
      '```html live\n<a></a>\n```\n\n```text screen-reader\nlink\nend\n```\n\n```html\n<i></i>\n```\n\n```html live cart\n<b></b>\n```\n';
    const others = '\n```html lively\n<u></u>\n```\n\n```html live carts\n<u></u>\n```\n';
    assert.deepEqual(liveExamplesIn('docs/tags/store-cart.md', text + others), [
      { id: 'store-cart', html: '<a></a>\n', hasCart: false, transcript: ['link', 'end'] },
      { id: 'store-cart-2', html: '<b></b>\n', hasCart: true },
    ]);
  });
});
