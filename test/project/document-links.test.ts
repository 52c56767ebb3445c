import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { ROOT } from '../../tools/run.mjs';
import { readDocument } from '../support/examples.ts';
import { trackedFiles } from '../support/tracked-files.ts';

const documents = trackedFiles().filter((file) => file.endsWith('.md'));

/** A document without its code, which contains no links or headings. */
function proseOf(text: string): string {
  return text
    .replaceAll(/^( *)```[^]*?^\1```$/gm, '')
    .replaceAll(/`[^`\n]*`/g, (code) => code.replaceAll(/[[\]()]/g, ''));
}

/** The anchors that GitHub creates for a document's headings. */
function anchorsOf(text: string): ReadonlySet<string> {
  const anchors = new Map<string, number>();
  for (const [, heading = ''] of proseOf(text).matchAll(/^#{1,6} +(.+?) *$/gm)) {
    const words = heading.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase();
    const anchor = words.replaceAll(/[^\p{L}\p{N}\s_-]/gu, '').replaceAll(' ', '-');
    const count = anchors.get(anchor) ?? 0;
    anchors.set(anchor, count + 1);
    if (count > 0) anchors.set(`${anchor}-${count}`, 1);
  }
  return new Set(anchors.keys());
}

/** Lists the broken relative links of a document. */
function deadLinksIn(document: string, text: string): readonly string[] {
  const links = [...proseOf(text).matchAll(/\]\((?![a-z]+:)([^)\s]+)\)/g)].map(([, link = '']) => link);
  return links.filter((link) => {
    const [file = '', anchor] = decodeURI(link).split('#');
    const target = file === '' ? document : path.join(path.dirname(document), file);
    if (!existsSync(path.join(ROOT, target))) return true;
    if (anchor === undefined) return false;
    return !anchorsOf(target === document ? text : readDocument(target)).has(anchor);
  });
}

describe('the links of the documents', () => {
  for (const document of documents) {
    it(`from ${document} point to existing files and headings`, () => {
      assert.deepEqual(deadLinksIn(document, readDocument(document)), []);
    });
  }

  it('are reported if they are broken', () => {
    const text = '# A page\n\n## Two `words` (here)\n\n## Twice\n\n## Twice\n';
    for (const dead of [
      '#no-such-heading',
      'no-such-file.md',
      '#twice-2',
      'docs/glossary.md#no-such-heading',
    ])
      assert.deepEqual(deadLinksIn('README.md', `${text}[link](${dead})`), [dead]);
    for (const live of [
      '#a-page',
      '#two-words-here',
      '#twice-1',
      'docs/glossary.md#the-template-language',
      'docs',
    ])
      assert.deepEqual(deadLinksIn('README.md', `${text}[link](${live})`), []);
    assert.deepEqual(deadLinksIn('README.md', '```md\n[link](no-such-file.md)\n```\n'), []);
  });
});
