import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Compiler } from '@squarespace/template-engine';
import fc from 'fast-check';
import { parse } from '../../engine/template/source/parse.ts';
import { knownNames } from './support/known-names.ts';
import { templateTexts } from './support/template-texts.ts';

const oracle = new Compiler();

function theirs(source: string): unknown {
  const { code, errors } = oracle.parse(source);
  return JSON.parse(JSON.stringify({ tree: code, messages: errors.map(({ message }) => message) }));
}

function ours(source: string): unknown {
  const { tree, diagnostics } = parse(source, knownNames());
  return { tree, messages: diagnostics.map(({ message }) => message) };
}

/** Source texts by topic; each piece is parsed alone, and all pieces of a row together. */
const SOURCES: Readonly<Record<string, readonly string[]>> = {
  'plain text': [
    '',
    'x',
    '{',
    '}',
    '{}',
    'a { color: red; }',
    '{a b}{c d}',
    'a{ b',
    '{{{',
    '{a{b}',
    '\u2028\r\n',
  ],
  references: [
    '{a}',
    '{a.b.0.00.01}',
    '{@}',
    '{@.a}',
    '{a.@b}',
    '{$m}',
    '{$}',
    '{@0}',
    '{0a}',
    '{a.}',
    '{a..b}',
    '{_a}',
    '{a-b_c}',
    '{é}',
  ],
  'big numbers': ['{2147483647}', '{2147483648}', '{00000000000000000001}', '{99999999999999999999}'],
  lists: ['{a,b}', '{a ,  b}', '{a,\tb}', '{a,}', '{a,,b}', '{a }', '{,a}', '{a ,b |json}'],
  formatters: [
    '{a|json}',
    '{a|json|html x}',
    '{a|json }',
    '{a|json  }',
    '{a|json:x:y|html}',
    '{a|jsoné}',
    '{a||html}',
    '{a|html|}',
    '{a| html}',
    '{a |html}',
  ],
  'unknown formatters': [
    '{a|nope}',
    '{a|nope|nope-too}',
    '{a|nope|}',
    '{a|html|nope x}x',
    '{.var @a b|nope}',
    '{a|jsonx}',
  ],
  comments: [
    '{# c }',
    '{#}',
    '{# c',
    '{## m } ##}',
    '{##}',
    '{##',
    '{####}',
    '{##a###}',
    '{a{## x ##}',
    '{##{##x##}',
    '{# {## } y ##}',
  ],
  literals: [
    '{.space}{.tab}{.newline}{.meta-left}{.meta-right}',
    '{.space }',
    '{.spacex}',
    '{.metaleft}',
    '{.Space}',
  ],
  sections: [
    '{.section a}x{.or}y{.end}',
    '{.section\n\ta.b}{.end}',
    '{.section a }',
    '{.sectiona}',
    '{.section a|json}',
    '{.section}',
  ],
  loops: [
    '{.repeated section a}x{.alternates with}-{.or}z{.end}',
    '{.repeated  section a}',
    '{.repeated section\ta}{.end}',
    '{.alternates}',
    '{.alternates with }',
  ],
  conditions: [
    '{.if a}{.end}',
    '{.if a && b||c }{.end}',
    '{.if !a}',
    '{.if }x{.or}y{.end}',
    '{.if \t}x{.end}',
    '{.if && a}',
    '{.if a && }',
    '{.if a b}',
    '{.if a &}',
    '{.if equal? && a}{.end}',
    '{.if\nodd?}{.end}',
    '{.if a.b?}',
  ],
  predicates: [
    '{.equal?}{.end}',
    '{.equal? }{.end}',
    '{.equal?  a}{.end}',
    '{.equal?:a b:c}{.end}',
    '{.equal?x}{.end}',
    '{.section? a}{.end}',
    '{.9?}',
    '{.nope? x}{.end}',
  ],
  alternatives: [
    '{.even? 1}x{.or odd? 2}y{.or}z{.end}',
    '{.or  odd?}',
    '{.or a}',
    '{.or }',
    '{.orodd?}{.end}',
  ],
  bindings: [
    '{.var @a b , c|json}',
    '{.var @a  b}',
    '{.var @a.b c}',
    '{.ctx @a b=c.0\n d=@}',
    '{.ctx @a b=c d}',
    '{.ctx @a b=0c=d}',
    '{.ctx @a b=c d=}',
    '{.ctx @a b}',
    '{.inject @a ./b.json x  y}',
    '{.inject @a b }',
    '{.inject @a}',
  ],
  'macros and partials': [
    '{.macro a/b.html}x{.end}',
    '{.macro a b}',
    '{.include a}',
    '{.include  a}',
    '{.include }',
    '{.include   }',
    '{.include a:b output}',
  ],
  expressions: ['{.eval a + b}', '{.eval }', '{.eval\n\n x }', '{.eval}', '{.eval "}"}', '{.eval a{b}'],
  'members of every object': ['{.constructor}', '{.toString}', '{.hasOwnProperty a}', '{.__proto__}'],
  'instructions outside of blocks': ['{.end}', '{.or}', '{.or nope?}', '{.alternates with}', 'x{.end}y'],
  'instructions in the wrong block': [
    '{.section a}{.alternates with}{.end}',
    '{.if a}{.or}{.alternates with}{.end}',
    '{.macro a}{.or}{.alternates with}x{.end}',
    '{.repeated section a}{.alternates with}b{.alternates with}c{.end}',
  ],
  'branches that never run': [
    '{.section a}{.or}x{.or}y{.or even? 1}z{.end}',
    '{.macro a}{.section b}{.or}{.or}{.end}{.end}',
  ],
  'blocks left open': [
    '{.section a}x',
    '{.if a}x',
    '{.even? 1}{.or odd? 1}x',
    '{.macro a}',
    '{.repeated section a}{.alternates with}x{.or}y',
    '{.section a}{.if b}{.or}',
  ],
  'blocks between two turns of a loop': [
    '{.repeated section c}{@}{.alternates with}-{.if x}I{.end}+{.end}',
    '{.repeated section c}{.alternates with}a{.section b}{.end}c{.alternates with}d{.or}e{.end}',
    '{.repeated section c}{.alternates with}{.repeated section d}{.alternates with}-{.end}x{.end}',
  ],
};

describe('parsing compared to the existing engine', () => {
  for (const [about, pieces] of Object.entries(SOURCES)) {
    it(`yields the same tree for ${about}`, () => {
      for (const source of [...pieces, pieces.join(''), pieces.join('\n')]) {
        assert.deepEqual(ours(source), theirs(source), source);
      }
    });
  }

  it('yields the same tree for generated valid and invalid tags', () => {
    fc.assert(
      fc.property(templateTexts, (source) => {
        assert.deepEqual(ours(source), theirs(source));
      }),
      { seed: 20261121, numRuns: 3000 },
    );
  });
});
