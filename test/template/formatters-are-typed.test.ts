import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  assembleEngine,
  coreArea,
  createEngine,
  type FormatterArguments,
  type FormatterName,
} from '../../engine/template/index.ts';

const engine = createEngine({ locale: 'en-US' });

type Core = readonly [typeof coreArea];
/** True when two types are one and the same; either way alone would let a narrower one pass. */
type IsSame<One, Other> = [Held<One>, Held<Other>] extends [Held<Other>, Held<One>] ? true : false;

/** Takes and gives the type, so that it may be neither wider nor narrower. */
type Held<Type> = (value: Type) => Type;

// Each line fails to compile when the inferred type becomes wider or narrower.
const inferred: readonly true[] = [
  true satisfies IsSame<
    FormatterArguments<Core, 'truncate'>,
    readonly [length?: `${number}`, ellipsis?: string]
  >,
  true satisfies IsSame<FormatterArguments<Core, 'html'>, readonly []>,
  true satisfies IsSame<FormatterArguments<Core, 'key-by'>, readonly [path: string]>,
  true satisfies IsSame<FormatterArguments<Core, 'output'>, readonly string[]>,
  true satisfies IsSame<
    FormatterArguments<Core, 'pluralize'>,
    readonly [] | readonly [plural: string] | readonly [singular: string, plural: string]
  >,
  true satisfies IsSame<string extends FormatterName<Core> ? 'any' : 'known', 'known'>,
];

describe('the arguments of formatters', () => {
  it('are inferred from the areas, neither wider nor narrower', () => {
    assert.ok(inferred.every(Boolean));
  });

  it('match the language', () => {
    assert.equal(engine.formatter('truncate')('short'), 'short');
    assert.equal(engine.formatter('truncate', '3', '…')('abcdef'), 'abc…');
    assert.equal(engine.formatter('pluralize', 'mouse', 'mice')(2), 'mice');
    assert.equal(engine.formatter('date', '%B', '%Y')(1_520_876_934_000), 'March 2018');
    assert.equal(engine.formatter('decimal', 'style:short', 'maxfrac:1')('12345'), '12.3K');
    assert.equal(
      engine.formatter('money', 'style:accounting', 'no-group')({ value: '-1234.5', currency: 'USD' }),
      '($1234.50)',
    );
    assert.equal(
      engine.formatter('datetime', 'date:full', 'context:standalone')(0),
      'Wednesday, December 31, 1969',
    );
    assert.equal(engine.formatter('datetime', 'yMMMd')(0), 'Dec 31, 1969');
    assert.equal(
      engine.formatter('relative-time', 'field:day', 'numericOnly:true')(0, { now: 86_400_000 }),
      '1 day ago',
    );
    assert.equal(engine.formatter('percentage-format', 'trim')('12.50'), '12.5');
    assert.equal(engine.formatter('image-color', 'center')({ colorData: { centerAverage: 'fff' } }), '#fff');
    assert.equal(engine.formatter('resizedHeightForWidth', '50')('100x200'), '100');
    assert.equal(engine.formatter('cart-url')({}), '/cart');
  });

  it('belong to known names', () => {
    // @ts-expect-error -- no area has it
    assert.throws(() => engine.formatter('htlm'), /a name that the engine's areas hold/);
  });

  it('fail to compile where the language has none, and are harmless at run time', () => {
    const outputs = [
      // @ts-expect-error -- no number
      engine.formatter('truncate', 'twenty')('a'),
      // @ts-expect-error -- one too many
      engine.formatter('truncate', '20', '…', 'more')('a'),
      // @ts-expect-error -- it takes none
      engine.formatter('html', 'x')('a'),
      // @ts-expect-error -- one is missing
      engine.formatter('key-by')('a'),
      // @ts-expect-error -- one too many
      engine.formatter('pluralize', 'a', 'b', 'c')('a'),
      // @ts-expect-error -- no such style
      engine.formatter('decimal', 'style:shrot')('a'),
      // @ts-expect-error -- a style of money is none of numbers
      engine.formatter('decimal', 'style:accounting')('a'),
      // @ts-expect-error -- no such option
      engine.formatter('money', 'maxfarc:2')('a'),
      // @ts-expect-error -- no such width
      engine.formatter('datetime', 'lnog')('a'),
      // @ts-expect-error -- neither a width nor letters of a skeleton
      engine.formatter('datetime', 'shrot')('a'),
      // @ts-expect-error -- no such calendar
      engine.formatter('datetime', 'calendar:maya')('a'),
      // @ts-expect-error -- no such field
      engine.formatter('relative-time', 'field:eon')('a'),
      // @ts-expect-error -- no such corner
      engine.formatter('image-color', 'middle')('a'),
      // @ts-expect-error -- no such option
      engine.formatter('video', 'load-flase')('a'),
      // @ts-expect-error -- neither private nor key=value
      engine.formatter('apply', 'card', 'privat')('a'),
      // @ts-expect-error -- it takes none
      engine.formatter('cart-url', 'x')('a'),
      // @ts-expect-error -- it takes none
      engine.formatter('from-price', 'x')('a'),
      // @ts-expect-error -- it takes none
      engine.formatter('capitalize', 'x')('a'),
    ];
    assert.deepEqual([...new Set(outputs.map((output) => typeof output))], ['string']);
  });

  it('include those of custom formatters', () => {
    const own = assembleEngine({
      areas: [
        coreArea,
        {
          formatters: {
            shout:
              ([times]: readonly [times: '1' | '2']) =>
              (value: unknown) =>
                String(value) + '!'.repeat(Number(times)),
            hush: () => () => '…',
          },
          predicates: {},
        },
      ],
    });
    assert.equal(own.formatter('shout', '2')('a'), 'a!!');
    assert.equal(own.formatter('hush')('a'), '…');
    // @ts-expect-error -- not so often
    assert.equal(own.formatter('shout', '3')('a'), 'a!!!');
    // @ts-expect-error -- it looks at none
    assert.equal(own.formatter('hush', 'x')('a'), '…');
  });
});
