import { agreeOnce, areSame, wordless } from './agree.ts';
import { NOW_MS, type Case, type Rendered } from './case-file.ts';
import { sourcesOf, withNumbers, withoutCalls } from './changed-case.ts';
import type { Difference, Found } from './difference.ts';
import { DIFFERENCES_OF_LOCALE_DATA, JULIAN_MS, LAST_ZONE_DATA_MS } from './differences-of-locale-data.ts';
import { renderWithCorrectedOracle } from './oracle.ts';

/** Every difference from the existing engine that is known and meant. The first that explains a case counts. */
export const DIFFERENCES: readonly Difference[] = [
  {
    name: 'nothing stays behind',
    kind: 'deliberate',
    why: 'There, a formatter that throws leaves its frame behind, so that later items print wrong data, and each refused partial counts as nested for ever.',
    // The same engine with nothing but these two defects corrected prints what ours prints.
    // Where rounds are many more than refusals were, it has no stack for them.
    explains: ({ each, ours, theirs }) => {
      const corrected = renderWithCorrectedOracle(each);
      return areSame(corrected, ours) || (hasNoStack(corrected) && isFullOfRefusals(theirs));
    },
  },
  {
    name: 'a key called hasOwnProperty or toString',
    kind: 'deliberate',
    why: 'There, an object with such a key makes every further step into it, or its text, throw.',
    // With the key renamed, that engine prints what ours prints.
    explains: (found) =>
      found.theirs.errors.some((message) => THROWN_BY_KEYS.test(message)) &&
      isExplainedWithout(/\b(?:hasOwnProperty|toString|valueOf)\b/g, found),
  },
  {
    name: 'a property called constructor in an expression',
    kind: 'deliberate',
    why: 'There, an expression takes a name that every object inherits for a constant.',
    explains: (found) =>
      /\{\.eval[^}]*\bconstructor\b/.test(sourcesOf(found.each)) &&
      isExplainedWithout(/\bconstructor\b/g, found),
  },
  {
    name: 'the words of an exception',
    kind: 'deliberate',
    why: 'What JavaScript itself says when a formatter gives up belongs to the code of the engine, not to the language.',
    explains: ({ each, ours }) => areSame(wordless(renderWithCorrectedOracle(each)), wordless(ours)),
  },
  {
    name: 'the same day of what is no date',
    kind: 'deliberate',
    why: 'There, same-day? fails over what is no date; here such things are never on the same day.',
    explains: ({ each, theirs, render }) =>
      sourcesOf(each).includes('same-day?') &&
      theirs.errors.some((message) => message.includes('executing PREDICATE')) &&
      agreeOnce(each, withDates(each), render),
  },
  {
    name: 'amounts beyond what numbers hold',
    kind: 'deliberate',
    why: 'There, prices are rounded to what a double holds, or are infinite; here decimals are exact.',
    // Both without the prices and with smaller amounts there is no difference.
    explains: ({ each, render }) =>
      agreeOnce(
        each,
        withoutCalls(each, ({ name }) => PRICES.has(name)),
        render,
      ) &&
      agreeOnce(
        each,
        withNumbers(each, (number) => (Math.abs(number) >= 1e15 ? 5 : number)),
        render,
      ),
  },
  {
    name: 'what cycle has no word for',
    kind: 'deliberate',
    why: 'There, raw prints nothing of it, though it prints null for what is missing.',
    explains: ({ each, render }) =>
      /\|cycle\b[^}]*\|(?:raw|json)/.test(sourcesOf(each)) &&
      agreeOnce(
        each,
        withoutCalls(each, ({ name }) => name === 'cycle'),
        render,
      ),
  },
  ...DIFFERENCES_OF_LOCALE_DATA,
];

const THROWN_BY_KEYS = /hasOwnProperty is not a function$|Cannot convert object to primitive value$/;

function hasNoStack({ errors }: Rendered): boolean {
  return errors[0] === 'Thrown: RangeError: Maximum call stack size exceeded';
}

/** Whether so many partials were refused that no other ran after them. */
function isFullOfRefusals({ errors }: Rendered): boolean {
  return errors.filter((message) => message.endsWith('exceeded maximum recursion depth of 16')).length > 16;
}

/** Formatters that print amounts of products. */
const PRICES: ReadonlySet<string> = new Set([
  'from-price',
  'normal-price',
  'sale-price',
  'product-price',
  'subscription-price',
  'cart-subtotal',
]);

/** The case with events that begin and end at some moment. */
function withDates(each: Case): Case {
  const data = JSON.stringify(JSON.parse(each.data), (key, value: unknown) =>
    (key === 'startDate' || key === 'endDate') && !isMoment(value) ? NOW_MS : value,
  );
  return { ...each, data };
}

function isMoment(value: unknown): boolean {
  return typeof value === 'number' && value > JULIAN_MS && value < LAST_ZONE_DATA_MS;
}

/** Whether the engines agree, but for locale data, once some words are other ones, everywhere. */
function isExplainedWithout(words: RegExp, { each, ours, render }: Found): boolean {
  const other = renamed(words, each);
  const [ourOther, theirOther] = [render(other), renderWithCorrectedOracle(other)];
  if (!areSame(withOldNames(ourOther), ours)) return false;
  const found = { each: other, ours: ourOther, theirs: theirOther, render };
  return (
    areSame(wordless(ourOther), wordless(theirOther)) ||
    DIFFERENCES_OF_LOCALE_DATA.some(({ explains }) => explains(found))
  );
}

function renamed(words: RegExp, each: Case): Case {
  return JSON.parse(JSON.stringify(each).replaceAll(words, '$&qq')) as Case;
}

function withOldNames({ output, errors }: Rendered): Rendered {
  const back = (text: string): string => text.replaceAll(/(?<=[a-z])qq\b/gi, '');
  return { output: back(output), errors: errors.map(back) };
}
