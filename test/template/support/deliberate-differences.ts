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
];

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
