import type { Case, Rendered } from './case-file.ts';
import { areSame } from './agree.ts';
import { DIFFERENCES } from './deliberate-differences.ts';
import type { Difference } from './difference.ts';
import { renderWithOracle } from './oracle.ts';

/** Renders a case. */
export type Render = (each: Case) => Rendered;

/** A case in which the engines differ without a known reason. */
export interface Unexplained {
  readonly each: Case;
  readonly ours: Rendered;
  readonly theirs: Rendered;
}

/** The outcome of many cases. */
export interface Comparison {
  readonly cases: number;
  readonly agree: number;
  /** How many cases print more than white space. */
  readonly printing: number;
  readonly explained: ReadonlyMap<Difference, number>;
  readonly unexplained: readonly Unexplained[];
}

/**
 * Renders cases with our engine and with the existing one.
 * @param cases any
 * @param render our engine
 * @returns how they compare
 */
export function compare(cases: Iterable<Case>, render: Render): Comparison {
  const explained = new Map(DIFFERENCES.map((difference) => [difference, 0]));
  const unexplained: Unexplained[] = [];
  let [count, agree, printing] = [0, 0, 0];
  for (const each of cases) {
    count++;
    const { ours, theirs } = renderBoth(each, render);
    if (theirs.output.trim() !== '') printing++;
    if (areSame(ours, theirs)) {
      agree++;
      continue;
    }
    const difference = DIFFERENCES.find(({ explains }) => explains({ each, ours, theirs, render }));
    if (difference) explained.set(difference, (explained.get(difference) ?? 0) + 1);
    else unexplained.push({ each, ours, theirs });
  }
  return { cases: count, agree, printing, explained, unexplained };
}

/**
 * Puts comparisons together.
 * @param parts in order
 * @returns all in one
 */
export function merge(parts: Iterable<Comparison>): Comparison {
  const explained = new Map<Difference, number>();
  const unexplained: Unexplained[] = [];
  let [cases, agree, printing] = [0, 0, 0];
  for (const part of parts) {
    cases += part.cases;
    agree += part.agree;
    printing += part.printing;
    for (const [difference, count] of part.explained)
      explained.set(difference, (explained.get(difference) ?? 0) + count);
    unexplained.push(...part.unexplained);
  }
  return { cases, agree, printing, explained, unexplained };
}

function renderBoth(each: Case, render: Render): Omit<Unexplained, 'each'> {
  const theirs = renderWithOracle(each);
  try {
    return { ours: render(each), theirs };
  } catch (error) {
    return { ours: { output: '', errors: [`Thrown: ${String(error)}`] }, theirs };
  }
}

/**
 * Compares one case, for shrinking.
 * @param each the case
 * @param render our engine
 * @returns the difference when there is one without a known reason
 */
export function differ(each: Case, render: Render): Unexplained | undefined {
  return compare([each], render).unexplained[0];
}
