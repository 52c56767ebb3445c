import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { assembleEngine, coreArea, createEngine, lint } from '../../engine/template/index.ts';

const engine = createEngine();

/** Texts that look like tags, and what they were meant to be. */
const MISTAKES: Readonly<Record<string, string>> = {
  '{ a }': '{a}',
  '{a |html}': '{a|html}',
  '{a| html | json}': '{a|html|json}',
  '{a |htlm}': '{a|html}',
  '{title|}': '{title}',
  '{title|html|}': '{title|html}',
  '{title,}': '{title}',
  '{title.}': '{title}',
  '{items[0].title}': '{items.0.title}',
  '{.section items[0]}': '{.section items.0}',
  '{.end.}': '{.end}',
  '{.meta-lef}': '{.meta-left}',
  '{a||html}': '{a|html}',
  '{|html}': '{@|html}',
  '{.sectoin x}': '{.section x}',
  '{.section x }': '{.section x}',
  '{.Section x}': '{.section x}',
  '{.IF x}': '{.if x}',
  '{section x}': '{.section x}',
  '{repeated section x}': '{.repeated section x}',
  '{.repeated  section x}': '{.repeated section x}',
  '{.repeatedsection items}': '{.repeated section items}',
  '{.repeat section x}': '{.repeated section x}',
  '{.repeat x}': '{.repeated section x}',
  '{.each x}': '{.repeated section x}',
  '{.for item in items}': '{.repeated section items}',
  '{.with x}': '{.section x}',
  '{.alternate with}': '{.alternates with}',
  '{.alternates}': '{.alternates with}',
  '{.metaleft}': '{.meta-left}',
  '{. end}': '{.end}',
  '{.end }': '{.end}',
  '{.endif}': '{.end}',
  '{.end-if}': '{.end}',
  '{.endsection}': '{.end}',
  '{.end section}': '{.end}',
  '{/if}': '{.end}',
  '{/.section}': '{.end}',
  '{/repeated section}': '{.end}',
  '{.else}': '{.or}',
  '{.else if equal? a 1}': '{.or equal? a 1}',
  '{.elseif equal? a 1}': '{.or equal? a 1}',
  '{.or if equal? a 1}': '{.or equal? a 1}',
  '{% if a %}': '{.if a}',
  '{% else %}': '{.or}',
  '{% endfor %}': '{.end}',
  '{.equal a 1}': '{.equal? a 1}',
  '{equal? a 1}': '{.equal? a 1}',
  '{.equal ? a 1}': '{.equal? a 1}',
  '{.or eqaul ? a 1}': '{.or equal? a 1}',
  '{.if equal a 1}': '{.if equal? a 1}',
  '{.or eqaul a 1}': '{.or equal? a 1}',
  '{.var @a  b}': '{.var @a b}',
  '{.var a b}': '{.var @a b}',
  '{.var @a = b}': '{.var @a b}',
  '{.set a b}': '{.var @a b}',
  '{.partial card}': '{@|apply card}',
};

/** Instructions that say too little or too much, and what is said of them. */
const INCOMPLETE: Readonly<Record<string, RegExp>> = {
  '{.if}': /it is written \{\.if name\}/,
  '{.section}': /it is written \{\.section name\}/,
  '{.repeated section}': /it is written \{\.repeated section name\}/,
  '{.inject @x}': /it is written \{\.inject @name file\}/,
  '{.or a}': /it is written \{\.or\} or \{\.or predicate\?/,
  '{.if !a}': /neither "!" nor parentheses/,
  '{.if (a)}': /neither "!" nor parentheses/,
  '{.if a == 1}': /\{\.equal\? a 1\}/,
  '{.if a and b}': /&& and \|\|/,
  '{.unless a}': /\{\.if name\}\{\.or\}/,
  '{.a.b}': /there is no such instruction/,
  '{.fooo x}': /there is no such instruction/,
};

function found(source: string): readonly (readonly [text: string, message: string])[] {
  return lint(engine, source).map(({ offset, length, message }) => [
    source.slice(offset, offset + length),
    message,
  ]);
}

describe('lint', () => {
  for (const [mistake, meant] of Object.entries(MISTAKES)) {
    it(`warns about ${mistake}`, () => {
      const [warning, ...more] = lint(engine, `<p>\n${mistake}</p>`, 'page');
      assert.deepEqual(more, []);
      assert.deepEqual(warning, {
        code: 'text-like-tag',
        type: 'lint',
        severity: 'warning',
        message: `${mistake} is no tag and shows as text: did you mean ${meant}?`,
        template: 'page',
        offset: 4,
        line: 2,
        column: 1,
        length: mistake.length,
      });
    });
  }

  for (const [mistake, reason] of Object.entries(INCOMPLETE)) {
    it(`explains ${mistake}`, () => {
      const [warning, ...more] = found(`<p>${mistake}</p>`);
      assert.deepEqual(more, []);
      assert.equal(warning?.[0], mistake);
      assert.match(warning[1], reason);
    });
  }

  const DOUBLE: Readonly<Record<string, string>> = {
    '{{a}}': '{a}',
    '{{ a }}': '{a}',
    '{{a|html}}': '{a|html}',
    '{{#if a}}': '{.if a}',
    '{{#each items}}': '{.repeated section items}',
    '{{else}}': '{.or}',
    '{{/if}}': '{.end}',
    '{{.end}}': '{.end}',
  };
  for (const [mistake, meant] of Object.entries(DOUBLE)) {
    it(`warns about ${mistake}, once`, () => {
      const warnings = found(`{.if a}<p>${mistake}</p>{.end}`).filter(([text]) => text === mistake);
      assert.deepEqual(warnings, [
        [mistake, `${mistake} has one brace too many on each side: did you mean ${meant}?`],
      ]);
    });
  }

  it('warns about a tag after a script as before it', () => {
    const offsets = lint(engine, '{ a }<script>{ a }</script>{ a }').map(({ offset }) => offset);
    assert.deepEqual(offsets, [0, 27]);
  });

  it('warns about an unclosed instruction', () => {
    assert.deepEqual(
      found('x {.equal? "a b"\n{.if a {b} {.end {.end}').map(([text]) => text),
      ['{.equal? "a b"', '{.if a', '{.end', '{.end}'],
    );
  });

  it('does not repeat reports of the parser', () => {
    assert.deepEqual(
      lint(engine, '{a|nope}{.nope?}{.end}{.end}').map(({ code }) => code),
      ['unknown-formatter', 'unknown-predicate', 'not-at-root'],
    );
  });
});

describe('unknown names', () => {
  const NEAR: Readonly<Record<string, string>> = {
    '{a|htlm}': "SyntaxError: Formatter 'htlm' is unknown: did you mean 'html'?",
    '{a|jsonPretty}': "SyntaxError: Formatter 'jsonPretty' is unknown: did you mean 'json-pretty'?",
    '{a|jsn}': "SyntaxError: Formatter 'jsn' is unknown: did you mean 'json'?",
    '{a|Truncate 20}': "SyntaxError: Formatter 'Truncate' is unknown: did you mean 'truncate'?",
    '{a|nothing-like-it}': "SyntaxError: Formatter 'nothing-like-it' is unknown",
    '{.eqaul? a 1}{.end}': "SyntaxError: Predicate 'eqaul?' is unknown: did you mean 'equal?'?",
    '{.greaterthan? 1}{.end}':
      "SyntaxError: Predicate 'greaterthan?' is unknown: did you mean 'greaterThan?'?",
    '{.nothing-like-it? 1}{.end}': "SyntaxError: Predicate 'nothing-like-it?' is unknown",
  };
  for (const [source, message] of Object.entries(NEAR)) {
    it(`are reported with the nearest known one: ${source}`, () => {
      assert.deepEqual(
        lint(engine, source).map((each) => each.message),
        [message],
      );
    });
  }

  it('keep the existing engine’s message everywhere else', () => {
    assert.deepEqual(
      engine.compile('{a|htlm}').errors.map(({ message }) => message),
      ["SyntaxError: Formatter 'htlm' is unknown"],
    );
  });

  it('are those of the given engine', () => {
    const small = assembleEngine({ areas: [coreArea] });
    assert.deepEqual(
      lint(small, '{a|money}{a|json}').map(({ message }) => message),
      ["SyntaxError: Formatter 'money' is unknown"],
    );
    const own = createEngine({ areas: [{ formatters: { shout: () => String }, predicates: {} }] });
    assert.deepEqual(lint(own, '{a|shout}'), []);
    assert.match(lint(own, '{a|shuot}')[0]!.message, /did you mean 'shout'\?$/);
  });
});
