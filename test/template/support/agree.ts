import type { Case, Rendered } from './case-file.ts';
import { renderWithCorrectedOracle } from './oracle.ts';

/**
 * Returns whether both engines produced the same.
 * @param one the result of the first
 * @param other the result of the second
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
 * Removes JavaScript's message of an exception.
 * @param rendered the result
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
 * Returns whether the engines agree on a changed case.
 * @param each the case as it was
 * @param changed the case without the cause of the difference
 * @param render our engine
 * @returns false, too, if nothing was changed: an absent cause explains nothing
 */
export function agreeOnce(each: Case, changed: Case, render: (each: Case) => Rendered): boolean {
  return (
    JSON.stringify(each) !== JSON.stringify(changed) &&
    areSame(wordless(renderWithCorrectedOracle(changed)), wordless(render(changed)))
  );
}

/**
 * Returns whether the engines agree on a changed case, except around weekdays.
 * @param each the case as it was
 * @param changed the case without the cause of the difference
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
 * Removes the surroundings of a weekday.
 * @param output a text
 * @returns it without dots, brackets and capitals
 */
export function bare(output: string): string {
  return output.replace(/[.()]/g, '').toLowerCase();
}
