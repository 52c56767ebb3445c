import type { Statement } from './arrange.ts';
import { scalarOf } from './operands.ts';
import type { Reduction } from './reduction.ts';
import type { Scalar } from './scalar.ts';
import { END, type Entry } from './step.ts';

/**
 * Computes a statement.
 * @param statement its steps in postfix order
 * @param reduction the run
 * @returns its value; undefined for an assignment and after a fault
 * Source: template language §6.4, §6.5
 */
export function reduce(statement: Statement, reduction: Reduction): Scalar | undefined {
  const stack: Entry[] = [];
  for (const step of statement) {
    const fault = step.work(stack, reduction);
    if (fault === undefined) continue;
    if (fault === END) return undefined;
    reduction.fail(fault);
    break;
  }
  const last = stack.pop();
  const value = scalarOf(last, reduction.scope);
  if (value === undefined && last !== undefined) reduction.fail('Reduce error: unexpected token on stack');
  return value;
}
