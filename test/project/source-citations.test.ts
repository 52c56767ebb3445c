import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { ROOT } from '../../tools/run.mjs';
import { trackedFiles } from '../support/tracked-files.ts';

const SOURCE = /\bSource: (.+?)\.?(?: \*\/)?$/;
const SECTIONS = /^(\S+\.md) (§\d+(?:\.\d+)?(?:, §\d+(?:\.\d+)?)*)$/;
const HEADING = /^(\S+\.md) "([^"]+)"$/;
/** Public standards. */
const STANDARD = /^(?:(?:RFC \d+ §[\d.]+|ISO [\d-]+)(?:, |$))+$/;

const behaviour = trackedFiles().filter((file) => /^docs\/behaviour\/.*\.md$/.test(file));

function read(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8');
}

/** The numbers of a document's headings ("3") and paragraphs ("3.2"), in their order. */
function numbersIn(text: string): readonly string[] {
  return [...text.matchAll(/^(?:## (\d+)\.|\*\*(\d+\.\d+)\*\*)\s/gm)].map(
    ([, heading, paragraph]) => heading ?? paragraph ?? '',
  );
}

const numbersOf = new Map(behaviour.map((file) => [file, new Set(numbersIn(read(file)))]));

/** Lists the broken parts of a citation. */
function deadEnds(citation: string): readonly string[] {
  return citation.split('; ').filter((reference) => {
    const [, file = '', sections = ''] = SECTIONS.exec(reference) ?? [];
    if (file) {
      return sections.split(', ').some((section) => numbersOf.get(file)?.has(section.slice(1)) !== true);
    }
    const [, document = '', heading = ''] = HEADING.exec(reference) ?? [];
    if (document) {
      return !existsSync(path.join(ROOT, document)) || !read(document).includes(`# ${heading}\n`);
    }
    return !STANDARD.test(reference);
  });
}

const sources = trackedFiles()
  .filter((file) =>
    /^(?:core|engine|elements|owner|demo|test|bench|tools)\/.*\.(?:tsx?|m?js|cjs)$/.test(file),
  )
  .flatMap((file) =>
    read(file)
      .split('\n')
      .map((line, index) => ({ place: `${file}:${index + 1}`, citation: SOURCE.exec(line)?.[1] }))
      .filter(({ place }) => !place.startsWith('test/project/source-citations')),
  );

describe('a source citation', () => {
  it('points to a paragraph of docs/behaviour, a heading of a README, or a standard', () => {
    const cited = sources.flatMap(({ place, citation }) => (citation ? [{ place, citation }] : []));
    assert.ok(cited.length > 500, `only ${cited.length} sources were found`);
    assert.deepEqual(
      cited.filter(({ citation }) => deadEnds(citation).length > 0),
      [],
    );
  });

  it('is reported if it is broken', () => {
    for (const dead of [
      'docs/behaviour/cart.md §99',
      'docs/behaviour/cart.md §1.99',
      'docs/behaviour/no-such-page.md §1',
      'docs/behaviour/cart.md',
      'docs/behaviour/cart.md §1; docs/behaviour/cart.md §99',
      'engine/README.md "No such heading"',
      'the specification',
    ]) {
      assert.notDeepEqual(deadEnds(dead), [], dead);
    }
    assert.deepEqual(deadEnds('docs/behaviour/cart.md §1, §1.1; engine/README.md "Two dialects"'), []);
  });
});

for (const file of behaviour) {
  describe(file, () => {
    const numbers = numbersIn(read(file));

    it('has unique numbers', () => {
      assert.deepEqual(
        numbers.filter((number, index) => numbers.indexOf(number) !== index),
        [],
      );
    });

    it('keeps each paragraph below its heading', () => {
      let heading = '';
      const astray = numbers.filter((number) => {
        if (!number.includes('.')) heading = number;
        return number.split('.')[0] !== heading;
      });
      assert.deepEqual(astray, []);
    });

    it('refers only to existing pages and paragraphs', () => {
      const pointers = [
        ...read(file).matchAll(/\]\(([\w-]+\.md)\)(?:, section (\d+)|, (\d+\.\d+)| §(\d+))/g),
      ];
      const lost = pointers.filter(
        ([, page = '', ...numbered]) =>
          numbersOf.get(`docs/behaviour/${page}`)?.has(numbered.find(Boolean) ?? '') !== true,
      );
      assert.deepEqual(
        lost.map(([pointer]) => pointer),
        [],
      );
    });
  });
}
