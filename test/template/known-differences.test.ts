import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { NOW_MS, type Case } from './support/case-file.ts';
import { compare, type Render } from './support/compare.ts';
import { DIFFERENCES } from './support/deliberate-differences.ts';
import { renderWithOracle } from './support/oracle.ts';
import { renderWithOurs } from './support/ours.ts';

const SUMMER_2046_MS = 2_415_513_600_000;
const YEAR_1200_MS = -24_293_000_000_000;

function caseOf(
  template: string,
  data: unknown,
  locale = 'en-US',
  partials: Readonly<Record<string, string>> = {},
): Case {
  return { template, data: JSON.stringify(data), options: { nowMs: NOW_MS, locale, partials } };
}

const LONDON = { x: Date.UTC(2020, 6, 1), website: { timeZone: 'Europe/London' } };
const [moment, later, much] = [{ x: NOW_MS }, { x: SUMMER_2046_MS }, { x: 1e15 }];
const days = { x: NOW_MS, y: NOW_MS + 10 * 86_400_000 };
const months = { x: NOW_MS, y: NOW_MS + 40 * 86_400_000 };
const hours = { x: NOW_MS - 3 * 3_600_000 };
const product = (value: string): unknown => ({
  x: {
    structuredContent: { productType: 1, variants: [{ priceMoney: { value, currency: 'USD' } }] },
  },
});

const REFUSED_TWICE: Case = {
  template: '{.repeated section a}{@|apply p},{.end}',
  data: '{"a":[1,2]}',
  options: { partials: { p: 'x{@|apply p}' } },
};

/** By class: its purpose. */
const MEANT: Readonly<Record<string, readonly Case[]>> = {
  'nothing stays behind': [REFUSED_TWICE],
  'a key called hasOwnProperty or toString': [
    caseOf('{a.b}', { a: { hasOwnProperty: 1, b: 2 } }),
    caseOf('{a|format b}', { a: '{0}', b: { toString: 1 } }),
    caseOf('{a.b}{x|date %F %T}', { a: { hasOwnProperty: 1, b: 2 }, ...later }),
  ],
  'a property called constructor in an expression': [
    caseOf('{.eval constructor}', { constructor: 5 }),
    caseOf('{@|apply p|slugify}', {}, 'en-US', { p: '{.eval #(constructor 1)}' }),
    caseOf('{.eval constructor}{x|date %F %T}', { ...later, constructor: 5 }),
  ],
  'the words of an exception': [caseOf('{x|date %Y}', { x: 'none' })],
  'the same day of what is no date': [caseOf('{.same-day?}x{.end}', { startDate: 'x', endDate: 1 })],
  'amounts beyond what numbers hold': [
    caseOf('{x|product-price}', product('9007199254740993')),
    caseOf('{x|normal-price}', product('Infinity')),
  ],
  'moments before 1583 or after 2037': [
    caseOf('{x|date %F %T}', later),
    caseOf('{x|datetime yMMMd}', { x: YEAR_1200_MS }),
  ],
  'names of zones before 1970': [caseOf('{x|datetime full}', { x: -1 })],
  'summer time on the British Isles': [caseOf('{x|datetime full}', LONDON)],
  'letters of skeletons that Intl lacks': [
    caseOf('{x|datetime yQQQ}', moment),
    caseOf('{x|datetime skeleton:long}', moment, 'ja'),
    caseOf('{x|datetime datefull}', moment, 'fr'),
    caseOf('{x|datetime date:full.}', moment, 'de'),
  ],
  'parts of the day': [
    caseOf('{x|datetime skeleton:Bh}', { x: 1_700_069_880_000 }, 'es'),
    caseOf('{x|datetime Bh}', { x: 1_700_024_400_000 }, 'en-GB'),
  ],
  'what cycle has no word for': [caseOf('{x|cycle a b|raw}', { x: 2.675 })],
  'weeks counted by their weekday': [
    caseOf('{x|relative-time field:week dayOfWeek:true}', { x: 1_669_128_145_093 }),
  ],
  'minutes that stand alone in other languages': [
    caseOf('{x|datetime m}', moment, 'de'),
    caseOf('{x|datetime:item}', moment, 'en-GB'),
  ],
  'some of these at once': [
    caseOf('{x|datetime full}{y|date %F %T}', { x: -1, y: SUMMER_2046_MS }),
    caseOf('{y|datetime datetime:medium}{x|datetime E date:short}', { ...moment, y: SUMMER_2046_MS }, 'de'),
  ],
  'a weekday that stands alone in other languages': [
    caseOf('{x|datetime hm context:begin-sentence time:medium}', moment, 'fr'),
    caseOf('{x|datetime date:short E}', moment, 'de'),
  ],
  'a weekday of a month without its day': [caseOf('{x|datetime yMMMME}', moment, 'es')],
  'months of an interval in other languages': [caseOf('{x,y|datetime-interval MMM}', months, 'de')],
  'distances in time of whole millions': [
    caseOf('{x|relative-time field:second}', { x: NOW_MS + 2e9 }, 'fr'),
    caseOf('{x|relative-time field:second}', { x: 0 }, 'es'),
  ],
};

/** By class: a similar case, and the output of a mistake. */
const MISTAKES: Readonly<Record<string, readonly (readonly [Case, RegExp, string])[]>> = {
  'nothing stays behind': [
    [caseOf('{n}{x|date %Y}', { n: 1, x: 'none' }), /1/, '2'],
    [REFUSED_TWICE, /,$/, ';'],
  ],
  'a key called hasOwnProperty or toString': [
    [caseOf('{a.b}{n}', { a: { hasOwnProperty: 1, b: 2 }, n: 3 }), /3/, '4'],
    [caseOf('{a|format b}{n}', { a: '{0}', b: { toString: 1 }, n: 3 }), /3/, '4'],
  ],
  'a property called constructor in an expression': [
    [caseOf('{.eval constructor}{n}', { constructor: 5, n: 3 }), /3$/, '4'],
    [caseOf('{.eval constructor}{x|date %Y}', { ...moment, constructor: 5 }), /2023$/, '2024'],
  ],
  'the words of an exception': [[caseOf('{x|date %Y}{n}', { x: 'none', n: 3 }), /$/, '4']],
  'the same day of what is no date': [
    [caseOf('{.same-day?}{.end}{n}', { startDate: 'x', endDate: 1, n: 3 }), /$/, '4'],
    [caseOf('{.units-metric?}x{.end}{n}', { startDate: 'x', n: 3 }), /3/, '4'],
  ],
  'amounts beyond what numbers hold': [
    [caseOf('{x|json}', much), /^1/, '2'],
    [caseOf('{x|decimal}', much), /^1/, '2'],
    [caseOf('{x|round}', much), /^1/, '2'],
    [caseOf('{x|from-price}', product('12.50')), /12/, '13'],
    [caseOf('{x|from-price}{n|json}', { ...(product('12.50') as object), n: 1e15 }), /10{15}$/, '1'],
  ],
  'moments before 1583 or after 2037': [
    [caseOf('{x|cycle a b}', { x: 3e12 }), /[ab]/, 'c'],
    [caseOf('{x|round}', { x: 3e12 }), /3/, '4'],
    [caseOf('{y|date %Y}{x|json}', { x: 3e12, y: NOW_MS }), /30{12}/, '3e12'],
    [caseOf('{x|date %Y}{y|date %Y}', { x: 3e12, y: NOW_MS }), /2023/, '2024'],
    [caseOf('{x|date %Y}', moment), /2023/, '2024'],
    [caseOf('{x|message}{n|round}', { x: '{0 datetime}', n: 3e12 }), /3/, '4'],
  ],
  'names of zones before 1970': [
    [caseOf('{x|datetime date:full}', { x: -1 }), /1969/, '1970'],
    [caseOf('{x|datetime wrap:full}', { x: -1 }), /1969/, '1970'],
    [caseOf('{x|datetime full}', moment), /2023/, '2024'],
    [caseOf('{x|round}{y|datetime full}', { x: -1, y: NOW_MS }), /-1/, '-2'],
  ],
  'summer time on the British Isles': [
    [caseOf('{x|datetime yMMMd}', LONDON), /2020/, '2021'],
    [caseOf('{x|datetime full}{x|date %Y}', LONDON), /2020$/, '2021'],
    [caseOf('{x|datetime full}', { ...LONDON, website: { timeZone: 'Europe/Paris' } }), /2020/, '2021'],
  ],
  'letters of skeletons that Intl lacks': [
    [caseOf('{x|datetime context:x}', moment), /2023/, '2024'],
    [caseOf('{x|datetime wrap:full}', moment), /2023/, '2024'],
    [caseOf('{x|datetime yQQQ}{y|datetime y}', { ...moment, y: 4e11 }), /1982/, '1983'],
    [caseOf('{x|datetime yQQQ}{x|datetime yMMMd}', moment), /Nov/, 'Okt'],
    [caseOf('{x,y|datetime-interval context:standalone}', days), /Nov/, 'Okt'],
  ],
  'what cycle has no word for': [
    [caseOf('{x|cycle a b|raw}{n}', { x: 2.675, n: 3 }), /3$/, '4'],
    [caseOf('{x|cycle a b}', { x: 2 }), /b/, 'a'],
  ],
  'parts of the day': [
    [caseOf('{x|datetime skeleton:hm}', moment, 'es'), /\d/, '0'],
    [caseOf('{x|datetime skeleton:Bh}{x|datetime skeleton:y}', moment, 'es'), /2023/, '2024'],
  ],
  'weeks counted by their weekday': [
    [caseOf('{x|relative-time field:week}', { x: NOW_MS - 1e10 }), /weeks/, 'days'],
    [caseOf('{x|relative-time field:week dayOfWeek:true}{y|round}', { x: NOW_MS - 1e10, y: 7 }), /7$/, '8'],
  ],
  'minutes that stand alone in other languages': [
    [caseOf('{x|datetime hm}', moment, 'de'), /13/, '14'],
    [caseOf('{x|datetime m}{y|round}', { ...moment, y: 7 }, 'de'), /7$/, '8'],
  ],
  'some of these at once': [
    [caseOf('{x|datetime <b>}{y|round}', { x: YEAR_1200_MS, y: 7 }), /7$/, '8'],
    [caseOf('{x|datetime yMMMd}{y|round}', { x: YEAR_1200_MS, y: 7 }), /7$/, '8'],
    [caseOf('{x|datetime <b> yMMMd}{y|datetime y}', { x: YEAR_1200_MS, y: NOW_MS }), /2023$/, '2024'],
  ],
  'a weekday that stands alone in other languages': [
    [caseOf('{x|datetime date:short E}', moment, 'de'), /Di/, 'Mi'],
    [caseOf('{x|datetime yMMMdE}', moment, 'de'), /Di\./, 'Di'],
    [caseOf('{x|str}{x|datetime y}', { x: 'Di.' }, 'de'), /Di\./, 'Di'],
  ],
  'a weekday of a month without its day': [
    [caseOf('{x|datetime yMMMEd}', moment, 'es'), /mar/, 'mié'],
    [caseOf('{x|datetime E}', moment, 'es'), /mar/, 'mié'],
    [caseOf('{x|datetime yMMMME}', moment), /Tue/, 'Wed'],
    [caseOf('{x|datetime yMMMME}{x|datetime E}', moment, 'es'), /mar$/, 'mié'],
  ],
  'months of an interval in other languages': [
    [caseOf('{x,y|datetime-interval MMM}', months, 'de'), /Nov/, 'Okt'],
    [caseOf('{x,y|datetime-interval yMMMd}', days, 'fr'), /14/, '15'],
    [caseOf('{x,y|datetime-interval yMMMd}', days, 'de'), /–/, ' – '],
    [caseOf('{x,y|datetime-interval d}', months, 'fr'), /14/, '15'],
    [caseOf('{x,y|datetime-interval d}', months, 'fr'), /–/, '-'],
    [caseOf('{x,y|datetime-interval d}', months), /–/, ' – '],
  ],
  'distances in time of whole millions': [
    [caseOf('{x|relative-time}', hours, 'fr'), /il y a/, 'dans'],
    [caseOf('{x|relative-time}', hours, 'es'), /.+/, ''],
    [caseOf('{x|relative-time field:second}', { x: NOW_MS + 15e8 }, 'fr'), /.+/, ''],
    [caseOf('{x|relative-time field:second}', { x: NOW_MS + 2e9 }, 'en-US'), /.+/, ''],
    [caseOf('{x|relative-time field:second}', { x: NOW_MS + 2e9 }, 'fr'), /^/, '3'],
  ],
};

/** The existing engine with a mistake, which shows when a case has the very output that the mistake is about. */
function withMistake(wrong: RegExp, instead: string): Render {
  return (each) => {
    const { output, errors } = renderWithOracle(each);
    return { output: output.replace(wrong, instead), errors };
  };
}

for (const { name } of DIFFERENCES) {
  describe(`the known difference "${name}"`, () => {
    const meant = MEANT[name] ?? [];
    const mistakes = MISTAKES[name] ?? [];

    it('has examples of both kinds', () => {
      assert.ok(meant.length > 0 && mistakes.length > 0);
    });

    for (const each of meant) {
      it(`explains ${each.template}, ${each.options.locale ?? ''}`, () => {
        const { explained, unexplained } = compare([each], renderWithOurs);
        assert.deepEqual(unexplained, []);
        const names = [...explained].filter(([, count]) => count > 0).map(([known]) => known.name);
        assert.deepEqual(names, [name]);
      });
    }

    for (const [each, wrong, instead] of mistakes) {
      it(`leaves a mistake in ${each.template} unexplained: ${wrong.source} → ${instead}`, () => {
        const { unexplained } = compare([each], withMistake(wrong, instead));
        assert.equal(unexplained.length, 1);
      });
    }
  });
}
