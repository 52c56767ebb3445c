import type { Case, Rendered } from './case-file.ts';
import { renderWithCorrectedOracle } from './oracle.ts';

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

/**
 * Leaves out what JavaScript says about an exception.
 * @param rendered what came out
 * @returns the same with shorter messages
 */
export function wordless({ output, errors }: Rendered): Rendered {
  return {
    output,
    errors: errors.map((message) =>
      message.replace(/(Unexpected )\w+( error when executing \w+): [^]*/, '$1$2'),
    ),
  };
}

/**
 * Tells whether the engines agree on a case once it is changed.
 * @param each the case as it was
 * @param changed the case with something else in place of what explains a difference
 * @param render our engine
 * @returns false too when nothing was changed: what is not there explains nothing
 */
export function agreeOnce(each: Case, changed: Case, render: (each: Case) => Rendered): boolean {
  return (
    JSON.stringify(each) !== JSON.stringify(changed) &&
    areSame(wordless(renderWithCorrectedOracle(changed)), wordless(render(changed)))
  );
}

/**
 * Tells whether the engines agree on a changed case but for what stands about a weekday.
 * @param each the case as it was
 * @param changed the case with something else in place of what explains a difference
 * @param render our engine
 * @returns false too when nothing was changed
 */
export function agreeBarely(each: Case, changed: Case, render: (each: Case) => Rendered): boolean {
  const [ours, theirs] = [wordless(render(changed)), wordless(renderWithCorrectedOracle(changed))];
  return (
    JSON.stringify(each) !== JSON.stringify(changed) &&
    areSame({ ...ours, output: bare(ours.output) }, { ...theirs, output: bare(theirs.output) })
  );
}

/**
 * Leaves out what may stand about a weekday.
 * @param output a text
 * @returns it without dots, brackets and capitals
 */
export function bare(output: string): string {
  return output.replace(/[.()]/g, '').toLowerCase();
}
