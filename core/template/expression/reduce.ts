import type { Statement } from './arrange.ts';
import { scalarOf } from './operands.ts';
import type { Scalar } from './scalar.ts';
import { END, type Entry, type Surroundings } from './step.ts';

/**
 * Computes a statement.
 * @param statement its steps in postfix order
 * @param surroundings the frame and the limits
 * @param faults is given what is wrong
 * @returns its value; undefined for an assignment and after a fault
 * Source: template language §6.4, §6.5
 */
export function reduce(
  statement: Statement,
  surroundings: Surroundings,
  faults: string[],
): Scalar | undefined {
  const stack: Entry[] = [];
  for (const step of statement) {
    const fault = step.work(stack, surroundings);
    if (fault === undefined) continue;
    if (fault === END) return undefined;
    faults.push(fault);
    break;
  }
  const last = stack.pop();
  const value = scalarOf(last, surroundings.scope);
  if (value === undefined && last !== undefined) faults.push('Reduce error: unexpected token on stack');
  return value;
}
