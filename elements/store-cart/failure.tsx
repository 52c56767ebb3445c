import type { ReactNode } from 'react';
import type { LineProblem } from './line-notes.ts';

/**
 * Draws the place where it is said what went wrong; it is there before, so that readers hear what comes into it.
 * @param props what went wrong, if anything, and an id to point at
 * @returns the alert
 */
export function Failure({
  id,
  problem,
}: {
  readonly id?: string;
  readonly problem: Partial<LineProblem> | null;
}): ReactNode {
  return (
    <div part="failure" id={id} role="alert">
      {problem?.title !== undefined && <strong>{problem.title}</strong>}
      {problem?.message !== undefined && <span>{problem.message}</span>}
    </div>
  );
}
