import type { Case, Rendered } from './case-file.ts';
import { renderWithMendedOracle } from './oracle.ts';

/** A reason why both engines may differ, and how it is told from a mistake. */
export interface Difference {
  readonly name: string;
  /** Wanted by us, or owed to other releases of the locale data. */
  readonly kind: 'deliberate' | 'locale data';
  /** One sentence. */
  readonly why: string;
  /** As narrow as possible. */
  readonly explains: (each: Case, ours: Rendered, theirs: Rendered) => boolean;
}

/** Every difference from the existing engine that is known and meant. The first that explains a case counts. */
export const DIFFERENCES: readonly Difference[] = [
  {
    name: 'nothing stays behind',
    kind: 'deliberate',
    why: 'There, a formatter that throws leaves its frame behind, so that later items print wrong data, and each refused partial counts as nested for ever.',
    // The same engine with nothing but these two defects mended prints what ours prints.
    explains: (each, ours) => areSame(renderWithMendedOracle(each), ours),
  },
  {
    name: 'a key called hasOwnProperty',
    kind: 'deliberate',
    why: 'There, an object with such a key makes every further step into it throw.',
    // With the key renamed, that engine prints what ours prints.
    explains: (each, ours, theirs) =>
      theirs.errors.some((message) => message.endsWith('hasOwnProperty is not a function')) &&
      agreesWithout('hasOwnProperty', each, ours),
  },
  {
    name: 'a property called constructor in an expression',
    kind: 'deliberate',
    why: 'There, an expression takes a name that every object inherits for a constant.',
    explains: (each, ours) =>
      /\{\.eval[^}]*\bconstructor\b/.test(sourcesOf(each)) && agreesWithout('constructor', each, ours),
  },
];

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
