import type { ReactNode } from 'react';
import type { CartProblem } from '../../purchase/index.ts';

/**
 * Renders the alert for failures; it is there from the beginning, so that screen readers announce its changes.
 * @param props the failure, if any, and the id of the alert
 * @returns the alert
 */
export function Failure({
  id,
  problem,
}: {
  readonly id?: string;
  readonly problem: Partial<CartProblem> | null;
}): ReactNode {
  return (
    <div part="failure" id={id} role="alert">
      {problem?.title !== undefined && <strong>{problem.title}</strong>}
      {problem?.message !== undefined && <span>{problem.message}</span>}
    </div>
  );
}
