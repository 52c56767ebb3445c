import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createEngine, type Formatter, lint } from '../../engine/template/index.ts';

const engine = createEngine({ locale: 'en-US' });

/** Invalid arguments and their messages. */
const BAD: Readonly<Record<string, RegExp>> = {
  // predicates: how many
  '{.equal?}': /equal\? needs 1 argument at least/,
  '{.equal? a b c}': /equal\? takes 2 arguments at most: "c" is not used/,
  '{.greaterThan?}': /greaterThan\? needs 1 argument at least/,
  '{.nth?}': /nth\? needs 1 argument at least/,
  '{.even? a b}': /even\? takes 1 argument at most: "b" is not used/,
  '{.plural? count}': /plural\? takes no arguments: "count" is not used/,
  '{.main-image? x}': /takes no arguments/,
  '{.on-sale? x}': /takes no arguments/,
  '{.comments? x}': /takes no arguments/,
  '{.collectionTypeNameEquals?}': /needs 1 argument/,
  '{.if }': /if needs a name or a predicate/,
  '{.if equal?}': /equal\? needs 1 argument at least/,
  '{.if a}{.or equal?}': /equal\? needs 1 argument at least/,
  // predicates: what kind
  "{.equal? a 'b'}": /'b' is read as a name: texts stand in double quotes/,
  '{.equal? a PENDING}': /PENDING is read as a name: a text is written "PENDING"/,
  '{.equal? a True}': /True is read as a name: did you mean true\?/,
  '{.equal? a undefined}': /undefined is read as a name: did you mean null\?/,
  '{.equal? a .5}': /"\.5" is neither a value nor a name/,
  '{.equal? a 01}': /"01" is neither a value nor a name/,
  '{.equal? a "two words"}': /another character between them, as in \{\.equal\?:name:"two words"\}/,
  '{.equal? "title" "x"}': /both are values, so the answer is always the same/,
  '{.lessThan? 1 2}': /both are values/,
  '{.even? 4}': /"4" is read as a name/,
  '{.nth? 0}': /nothing is a multiple of 0/,
  '{.nth? a 0}': /nothing is a multiple of 0/,
  '{.current-type? nope}': /"nope" is none of .*heading, body/,
  '{.collectionTypeNameEquals? "products"}': /without quotes/,
  '{.equal?(a, 1)}': /not in parentheses/,
  // formatters: how many
  '{a|html x}': /html takes no arguments: "x" is not used/,
  '{a|truncate 20 read more}': /truncate takes 2 arguments at most: "more" is not used.*another character/,
  '{a|key-by}': /key-by needs 1 argument/,
  '{a|get}': /get needs 1 argument/,
  '{a|lookup}': /lookup needs 1 argument/,
  '{a|cycle}': /cycle needs 1 argument/,
  '{a|apply}': /apply needs 1 argument/,
  '{a|date}': /date needs/,
  '{a|pluralize a b c}': /pluralize takes 2 arguments at most: "c"/,
  '{a|find-first a b c}': /find-first takes 2 arguments at most: "c"/,
  '{a|image wide left}': /image takes 1 argument at most: "left"/,
  '{a|cart-quantity x}': /takes no arguments/,
  '{a|resizedHeightForWidth}': /needs 1 argument/,
  '{.var @x a|truncate none}': /"none" is no whole number above 0/,
  // formatters: what kind
  '{a|date "%Y"}': /"%Y" is printed with its quotes/,
  '{a|pluralize "item" "items"}': /"item" is printed with its quotes/,
  "{a|truncate 20 '…'}": /'…' is printed with its quotes/,
  '{a|apply "card"}': /"card" is looked for with its quotes/,
  '{a|truncate twenty}': /"twenty" is no whole number above 0/,
  '{a|truncate 20px}': /"20px" is no whole number above 0/,
  '{a|truncate(20)}': /not in parentheses/,
  '{a|mod 0}': /"0" is no whole number other than 0/,
  '{a|key-by a+b}': /"a\+b" is no name/,
  '{a|date YYYY-MM-DD}': /has no directive such as %Y/,
  '{a|date %Y %E}': /%E is no directive/,
  '{a|image-color top}': /"top" is none of topLeft, topRight/,
  '{a|video load-flase}': /"load-flase" is none of load-false, color-data/,
  '{a|child-image-meta first}': /"first" is no place in a list/,
  '{a|squarespaceThumbnailForWidth wide}': /"wide" is no whole number above 0/,
  '{a|apply card x}': /"x" is neither private nor key=value/,
  '{.include card outptu}': /"outptu" is none of output/,
  '{.include "card" output}': /"card" is looked for with its quotes/,
  '{a|decimal style:shrot}': /"style:shrot" is no option of numbers/,
  '{a|datetime calendar:maya}': /"calendar:maya" is no option of dates/,
  '{a|percentage-format trimmed}': /"trimmed" is no option of percentages/,
};

/** Arguments as they are meant. */
const GOOD: readonly string[] = [
  '{.equal? a 1}{.end}',
  '{.equal? "a"}{.end}',
  '{.equal?:a.b:"two words"}{.or equal? -1}{.end}',
  '{.equal? a b}{.end}',
  '{.equal? @ @index}{.end}',
  '{.equal? a [1,"b"]}{.end}',
  '{.notEqual? a null}{.or notEqual? a true}{.end}',
  '{.plural?}{.or singular?}{.end}',
  '{.main-image? }{.end}',
  '{.even? @index}{.or odd?}{.or nth? 3}{.or nth? @index 3}{.or nth? @index n}{.end}',
  '{.current-type? social-icons}{.end}',
  '{.collectionTypeNameEquals? products}{.end}',
  '{a|html}{a|html }{a|str|json-pretty}',
  '{a|truncate}{a|truncate 20}{a|truncate 20 …}{a|truncate:20: read more}',
  '{a|pluralize}{a|pluralize es}{a|pluralize y ies}{a|pluralize:: items}',
  '{a|cycle "odd" "even"}{a|output "a"}{a|date ["%Y"]}{a|pluralize:"}',
  '{a|cycle odd even}{a|output a b c}{a|mod 3}{a|mod -2}',
  '{a|date %B %e, %Y}{a|date:%c %%}{a|date %A}',
  '{a|find-first}{a|find-first on}{a|find-last table on}',
  '{a|get b c.d}{a|lookup b}{a|prop b.c d}{a|key-by id}{a|format b @c}',
  '{a|image}{a|image wide}{a|image-color}{a|image-color center}{a|image-color topLeft background-color}',
  '{a|video load-false color-data}{a|child-image-meta 2}',
  '{a|resizedHeightForWidth 100}{a|squarespaceThumbnailForWidth 750}',
  '{a|apply card}{a|apply a/b.block private}{a|apply card private x=1 y=}',
  '{.include card}{.include card output}',
  '{a|decimal style:short group maxfrac:2}{a|money style:accounting}{a|percentage-format trim}',
  '{a|datetime long}{a|datetime date:full time:short yMMMd}{a,b|datetime-interval yMMMd}{a|relative-time field:day}',
  '{a|message b c:d e=f}{a|plural b}',
  '{a|product-quick-view group}{a|product-price}{a|like-button}',
];

describe('bad arguments', () => {
  for (const [tag, message] of Object.entries(BAD)) {
    it(`are reported: ${tag}`, () => {
      const opened = /^\{\.(?!var|include)/.test(tag) ? `${tag}{.end}` : tag;
      const [warning, ...more] = lint(engine, `one\n  ${opened}`, 'page');
      assert.deepEqual(more, []);
      const last = tag.lastIndexOf('{');
      const { code, type, severity, template, offset, line, column, length } = warning!;
      assert.deepEqual(
        { code, type, severity, template, offset, line, column, length },
        {
          code: 'bad-argument',
          type: 'lint',
          severity: 'warning',
          template: 'page',
          offset: 6 + last,
          line: 2,
          column: 3 + last,
          length: tag.length - last,
        },
      );
      assert.match(warning!.message, message);
    });
  }

  for (const source of GOOD) {
    it(`are not reported in ${source}`, () => {
      assert.deepEqual(
        lint(engine, source).map((each) => each.message),
        [],
      );
    });
  }

  it('are reported for dates exactly where a directive prints nothing', () => {
    const letters = Array.from({ length: 95 - 3 }, (_, at) => String.fromCharCode(32 + at)).filter(
      (sign) => sign !== '{',
    );
    const silent = letters.filter(
      (letter) => engine.render(`{a|date [%${letter}]}`, { a: 0 }).output === '[]',
    );
    assert.deepEqual(
      letters.filter((letter) => lint(engine, `{a|date [%${letter}]}`).length > 0),
      silent,
    );
    assert.ok(silent.length > 5);
  });

  it('do not affect rendering', () => {
    const { errors, output } = engine.render('{.plural? count}{a|truncate 1 . more}{.end}', 2);
    assert.deepEqual([errors, output], [[], '']);
  });

  it('are not reported for custom formatters and predicates that replace ours', () => {
    const loud: Formatter =
      ([sign = '!']) =>
      (value) =>
        String(value) + sign;
    const own = createEngine({
      areas: [{ formatters: { html: loud }, predicates: { 'plural?': () => () => true } }],
    });
    assert.deepEqual(lint(own, '{a|html x}{.plural? count}{.end}'), []);
    assert.equal(lint(own, '{a|str x}').length, 1);
  });

  it('are reported by the warnings of custom formatters', () => {
    const shout: Formatter = ([times], { warn }) => {
      if (times === undefined) warn('How often?');
      return String;
    };
    const own = createEngine({
      areas: [
        {
          formatters: { shout },
          predicates: {
            'loud?': ([level], { warn }) => {
              if (level === undefined) warn('How loud?');
              return () => true;
            },
          },
        },
      ],
    });
    assert.deepEqual(
      lint(own, '{a|shout}{.loud?}{.end}').map(({ message, code, offset }) => [message, code, offset]),
      [
        ['How often?', 'bad-argument', 0],
        ['How loud?', 'bad-argument', 9],
      ],
    );
  });
});
