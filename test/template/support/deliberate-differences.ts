import { NOW_MS, type Case, type Rendered } from './case-file.ts';
import { renderWithMendedOracle } from './oracle.ts';

/** A reason why both engines may differ, and how it is told from a mistake. */
export interface Difference {
  readonly name: string;
  /** Wanted by us, or owed to other releases of the locale data. */
  readonly kind: 'deliberate' | 'locale data';
  /** One sentence. */
  readonly why: string;
  /** As narrow as possible: what the case has in common with others of its kind, and that nothing else differs. */
  readonly explains: (found: Found) => boolean;
}

/** A case in which the engines differ. */
export interface Found {
  readonly each: Case;
  readonly ours: Rendered;
  readonly theirs: Rendered;
  /** Our engine. */
  readonly render: (each: Case) => Rendered;
}

/** Every difference from the existing engine that is known and meant. The first that explains a case counts. */
export const DIFFERENCES: readonly Difference[] = [
  {
    name: 'nothing stays behind',
    kind: 'deliberate',
    why: 'There, a formatter that throws leaves its frame behind, so that later items print wrong data, and each refused partial counts as nested for ever.',
    // The same engine with nothing but these two defects mended prints what ours prints.
    explains: ({ each, ours }) => areSame(renderWithMendedOracle(each), ours),
  },
  {
    name: 'a key called hasOwnProperty',
    kind: 'deliberate',
    why: 'There, an object with such a key makes every further step into it throw.',
    // With the key renamed, that engine prints what ours prints.
    explains: ({ each, ours, theirs }) =>
      theirs.errors.some((message) => message.endsWith('hasOwnProperty is not a function')) &&
      agreesWithout('hasOwnProperty', each, ours),
  },
  {
    name: 'a property called constructor in an expression',
    kind: 'deliberate',
    why: 'There, an expression takes a name that every object inherits for a constant.',
    explains: ({ each, ours }) =>
      /\{\.eval[^}]*\bconstructor\b/.test(sourcesOf(each)) && agreesWithout('constructor', each, ours),
  },
  {
    name: 'the words of an exception',
    kind: 'deliberate',
    why: 'What JavaScript itself says when a formatter gives up belongs to the code of the engine, not to the language.',
    explains: ({ each, ours }) => areSame(wordless(renderWithMendedOracle(each)), wordless(ours)),
  },
  {
    name: 'the same day of what is no date',
    kind: 'deliberate',
    why: 'There, same-day? fails over what is no date; here such things are never on the same day.',
    explains: ({ each, theirs, render }) =>
      theirs.errors.some((message) => message.includes('executing PREDICATE')) &&
      agreeOnce(withDates(each), render),
  },
  {
    name: 'amounts beyond what numbers hold',
    kind: 'deliberate',
    why: 'There, such amounts are rounded to what a double holds, or are infinite; here decimals are exact.',
    explains: ({ each, render }) =>
      agreeOnce(
        withNumbers(each, (number) => (Math.abs(number) >= 1e15 ? 5 : number)),
        render,
      ),
  },
  {
    name: 'moments before 1583 or after 2037',
    kind: 'locale data',
    why: "There, zones have no summer time after 2037, and localised dates before 1583 follow Julian's calendar.",
    explains: ({ each, render }) =>
      agreeOnce(
        withNumbers(each, (number) => (number < JULIAN_MS || number > LAST_ZONE_DATA_MS ? NOW_MS : number)),
        render,
      ),
  },
  {
    name: 'names of zones before 1970',
    kind: 'locale data',
    why: 'Intl has no long names for some zones before 1970.',
    explains: ({ each, render }) =>
      /datetime[^|}]*full/.test(JSON.stringify(each)) &&
      agreeOnce(
        withNumbers(each, (number) => (number < 0 ? NOW_MS : number)),
        render,
      ),
  },
  {
    name: 'letters of skeletons that Intl lacks',
    kind: 'locale data',
    why: 'Intl writes no quarters, no weeks of the year and no bare offsets.',
    explains: ({ each, render }) =>
      agreeOnce(withoutCalls(each, /\|datetime(?:-interval)?[^|}]*[QqwWxX][^|}]*/g), render),
  },
  {
    name: 'a weekday beside a year alone',
    kind: 'locale data',
    why: 'Those data answer with a whole date, Intl with what was asked for.',
    explains: ({ each, render }) =>
      agreeOnce(withoutCalls(each, /\|datetime[^|}]*(?:E+ ?y|y ?E+)(?![A-Za-z])[^|}]*/g), render),
  },
  {
    name: 'intervals in other languages',
    kind: 'locale data',
    why: 'Intl pads and joins some intervals otherwise than that data do.',
    explains: ({ each, render }) =>
      each.options.locale !== 'en-US' && agreeOnce(withoutCalls(each, /\|datetime-interval[^|}]*/g), render),
  },
  {
    name: 'distances in time of a million and more',
    kind: 'locale data',
    why: 'Those data have no words for the plural of millions in French and Spanish, and leave the distance out.',
    explains: ({ each, render }) =>
      /^(fr|es)/.test(each.options.locale ?? '') &&
      agreeOnce(withoutCalls(each, /\|relative-time[^|}]*/g), render),
  },
];

const JULIAN_MS = Date.UTC(1583, 0);
const LAST_ZONE_DATA_MS = Date.UTC(2037, 11);

/** What came out, without what JavaScript says about an exception. */
function wordless({ output, errors }: Rendered): Rendered {
  return {
    output,
    errors: errors.map((message) =>
      message.replace(/(Unexpected )\w+( error when executing \w+): [^]*/, '$1$2'),
    ),
  };
}

/** The case with other numbers in its data, also where they are written as text. */
function withNumbers(each: Case, change: (number: number) => number): Case {
  const data = JSON.stringify(JSON.parse(each.data), (_, value: unknown) => {
    if (typeof value === 'number') return change(value);
    const isNumber = typeof value === 'string' && /^-?(\d+(\.\d+)?(e\+?\d+)?|Infinity)$/.test(value);
    return isNumber && change(Number(value)) !== Number(value) ? String(change(Number(value))) : value;
  });
  return { ...each, data };
}

/** The case with other formatters in place of some. */
function withoutCalls(each: Case, calls: RegExp): Case {
  const change = (source: string): string => source.replace(calls, '|count');
  const partials = Object.entries(each.options.partials ?? {}).map(([name, source]) => [
    name,
    change(source),
  ]);
  const options = { ...each.options, partials: Object.fromEntries(partials) as Record<string, string> };
  return { ...each, template: change(each.template), options };
}

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

/** Whether the engines agree on a case that was changed; a case that was not never explains anything. */
function agreeOnce(changed: Case, render: Found['render']): boolean {
  return areSame(wordless(renderWithMendedOracle(changed)), wordless(render(changed)));
}

/** Whether the existing engine prints what ours does once a word is another one, everywhere. */
function agreesWithout(word: string, each: Case, ours: Rendered): boolean {
  const other = `${word}X`;
  const renamed = JSON.parse(JSON.stringify(each).replaceAll(word, other)) as Case;
  const { output, errors } = renderWithMendedOracle(renamed);
  return areSame(
    {
      output: output.replaceAll(other, word),
      errors: errors.map((message) => message.replaceAll(other, word)),
    },
    ours,
  );
}

function sourcesOf({ template, options }: Case): string {
  return [template, ...Object.values(options.partials ?? {})].join('\n');
}

/**
 * Tells whether both engines said the same.
 * @param one what came out of the first
 * @param other what came out of the second
 * @returns true when output and errors are the same
 */
export function areSame(one: Rendered, other: Rendered): boolean {
  return (
    one.output === other.output &&
    one.errors.length === other.errors.length &&
    one.errors.every((message, place) => message === other.errors[place])
  );
}
