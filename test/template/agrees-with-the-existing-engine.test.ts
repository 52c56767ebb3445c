import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Case, Rendered } from './support/case-file.ts';
import { compare, type Unexplained } from './support/compare.ts';
import { generateCases, generatePages } from './support/generate.ts';
import { FORMATTERS } from './support/generate/formatters.ts';
import { PREDICATES } from './support/generate/predicates.ts';
import { renderWithOracle } from './support/oracle.ts';
import { renderWithOurs } from './support/ours.ts';
import { shrink } from './support/shrink.ts';
import { IS_WHOLE_RUN } from '../support/whole-run.ts';

const SEED = 20_261_121;
const CASES = IS_WHOLE_RUN ? 2000 : 300;
const PAGES = IS_WHOLE_RUN ? 250 : 30;
/** So many hold every word of the language; to generate is cheap, to render twice is not. */
const ALL_WORDS = 2000;

const INSTRUCTIONS =
  '{.section |{.repeated section |{.if |{.or}|{.or |{.alternates with}|{.var |{.ctx |{.inject |{.include |{.macro |{.eval |{.space}|{.tab}|{.newline}|{.meta-left}|{.meta-right}|{#|{##|{.end}'.split(
    '|',
  );

const generated = generateCases(SEED, ALL_WORDS);
const cases = generated.slice(0, CASES);

function describeCase({ each, ours, theirs }: Unexplained): string {
  return JSON.stringify({ ...each, ours, theirs }, undefined, 2);
}

describe('generated templates', () => {
  const sources = generated.flatMap(({ template, options }) => [
    template,
    ...Object.values(options.partials ?? {}),
  ]);
  const all = sources.join('\n');

  it('use every formatter, predicate and instruction', () => {
    const parts = [
      ...Object.keys(FORMATTERS).map((name) => `|${name}`),
      ...Object.keys(PREDICATES).map((name) => `{.${name}`),
      ...INSTRUCTIONS,
    ];
    assert.deepEqual(
      parts.filter((part) => !all.includes(part)),
      [],
    );
  });

  it('mostly print more than their literal text', () => {
    const bare = generateCases(SEED, 200, false);
    const printing = bare.filter((each) => renderWithOracle(each).output.trim() !== '');
    assert.ok(printing.length / bare.length > 0.6, `${printing.length} of ${bare.length}`);
  });
});

describe('the comparison', () => {
  const some = cases.slice(0, 200);

  it('finds the existing engine equal to itself', () => {
    const { agree, unexplained } = compare(some, renderWithOracle);
    assert.deepEqual([agree, unexplained], [some.length, []]);
  });

  it('finds a planted mistake, and minimises it', () => {
    const withMistake = (each: Case): Rendered => {
      const { output, errors } = renderWithOracle(each);
      return { output: output.replaceAll('&lt;', '&LT;'), errors };
    };
    const { unexplained } = compare(cases, withMistake);
    assert.ok(unexplained.length > 3, `${unexplained.length} found`);
    const [first] = unexplained;
    assert.ok(first);
    const { each } = shrink(first, withMistake);
    assert.ok(each.template.length < 40 && each.data.length < 500, JSON.stringify(each));
  });

  it('finds an error that is missing', () => {
    const { unexplained } = compare(cases, (each) => ({ ...renderWithOracle(each), errors: [] }));
    assert.ok(unexplained.length > CASES / 20, `${unexplained.length} found`);
  });
});

describe('generated pages', () => {
  it('are mostly long, and print something', () => {
    const pages = generatePages(SEED, PAGES);
    const long = pages.filter((each) => renderWithOracle(each).output.trim().length > 100);
    assert.ok(long.length > pages.length / 2, `${long.length} of ${pages.length}`);
  });
});

describe('our engine', () => {
  const onlyForKnownReasons = (all: readonly Case[]): void => {
    const { unexplained } = compare(all, renderWithOurs);
    const shown = unexplained.slice(0, 3).map((found) => describeCase(shrink(found, renderWithOurs)));
    assert.equal(unexplained.length, 0, `${unexplained.length} unexplained, such as\n${shown.join('\n')}`);
  };

  it(`differs from the existing one for known reasons only, in ${CASES} generated cases`, () => {
    onlyForKnownReasons(cases);
  });

  it(`differs for known reasons only, in ${PAGES} pages`, () => {
    onlyForKnownReasons(generatePages(SEED, PAGES));
  });
});
