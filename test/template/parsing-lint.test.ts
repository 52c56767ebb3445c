import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { lint } from '../../core/template/source/lint.ts';
import { knownNames } from './support/known-names.ts';

/** Texts that look like tags, and what they were meant to be; "" where no one can say. */
const MISTAKES: Readonly<Record<string, string>> = {
  '{ a }': '{a}',
  '{a |html}': '{a|html}',
  '{a| html | json}': '{a|html|json}',
  '{.sectoin x}': '{.section x}',
  '{.section x }': '{.section x}',
  '{.Section x}': '{.section x}',
  '{.repeated  section x}': '{.repeated section x}',
  '{.repeat section x}': '{.repeated section x}',
  '{.alternate with}': '{.alternates with}',
  '{.metaleft}': '{.meta-left}',
  '{. end}': '{.end}',
  '{.end }': '{.end}',
  '{.var @a  b}': '{.var @a b}',
  '{.var a b}': '',
  '{.a.b}': '',
};

const INNOCENT = [
  'a { color: red }',
  '@media print {.foo{color:red}}',
  '{}',
  '{ }',
  '{"a":1}',
  'function f() { return x; }',
  '<script>import { a } from "b"</script>',
  '<style>{ a }</style>',
  '{a}{.section b}{# a | b }{.end}',
  '{## { a } ##}',
];

describe('lint', () => {
  for (const [mistake, meant] of Object.entries(MISTAKES)) {
    it(`warns of ${mistake}`, () => {
      const [warning, ...more] = lint(`<p>${mistake}</p>`, knownNames());
      assert.deepEqual(more, []);
      const hint = meant && `: did you mean ${meant}?`;
      assert.deepEqual(warning, {
        code: 'text-like-tag',
        message: `${mistake} is no tag and shows as text${hint}`,
        offset: 3,
        length: mistake.length,
      });
    });
  }

  for (const source of INNOCENT) {
    it(`leaves ${source} in peace`, () => {
      assert.deepEqual(lint(source, knownNames()), []);
    });
  }

  it('says that conditions know no negation', () => {
    const [warning] = lint('{.if !a}', knownNames());
    assert.match(warning!.message, /neither "!" nor parentheses/);
  });

  it('warns of a tag after a script as before it', () => {
    const offsets = lint('{ a }<script>{ a }</script>{ a }', knownNames()).map(({ offset }) => offset);
    assert.deepEqual(offsets, [0, 27]);
  });

  it('warns of an instruction that is not closed', () => {
    const source = 'x {.equal? "a b"\n{.if a {b}';
    assert.deepEqual(
      lint(source, knownNames()).map(({ offset, length }) => source.slice(offset, offset + length)),
      ['{.equal? "a b"', '{.if a'],
    );
  });

  it('does not repeat what the parser says', () => {
    assert.deepEqual(lint('{a|nope}{.nope?}{.end}{.end}', knownNames()), []);
  });
});
