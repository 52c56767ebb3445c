import type { Scope } from '../run/scope.ts';
import { ARGUMENTS_START, type Statement } from './arrange.ts';
import type { Reduction } from './reduction.ts';
import type { ArgumentsStart, Reference, Scalar, Step } from './token.ts';

/** What stands on the stack; undefined came from an operand that is no scalar. */
type Entry = Scalar | Reference | ArgumentsStart | undefined;

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
    if (step.kind === 'assign') {
      assign(stack, reduction);
      return undefined;
    }
    const fault = take(step, stack, reduction);
    if (fault === '') continue;
    reduction.fail(fault);
    break;
  }
  const last = stack.pop();
  const value = scalarOf(last, reduction.scope);
  if (value === undefined && last !== undefined) reduction.fail('Reduce error: unexpected token on stack');
  return value;
}

/** Takes one step; returns what is wrong, or "". */
function take(step: Exclude<Step, { kind: 'assign' }>, stack: Entry[], reduction: Reduction): string {
  switch (step.kind) {
    case 'literal':
      stack.push(step.value);
      return '';
    case 'unary': {
      const entry = stack.pop();
      const operand = scalarOf(entry, reduction.scope);
      const isHidden = step.operator.isBlind && typeof entry === 'object';
      stack.push(operand === undefined ? undefined : step.operator.apply(isHidden ? null : operand));
      return '';
    }
    case 'binary':
      return combine(step, stack, reduction);
    case 'call': {
      const args = takeArguments(stack, reduction.scope);
      if (args.length === 0) return `Error calling function ${step.name}`;
      stack.push(step.apply(args));
      return '';
    }
    default:
      stack.push(step);
      return '';
  }
}

function combine(
  { operator }: Extract<Step, { kind: 'binary' }>,
  stack: Entry[],
  { scope, limits: { maxStringLength } }: Reduction,
): string {
  const right = scalarOf(stack.pop(), scope);
  const left = scalarOf(stack.pop(), scope);
  if (left === undefined || right === undefined) return `Invalid arguments to operator ${operator.words}`;
  const value = operator.apply(left, right);
  // Only "+" makes texts.
  if (typeof value === 'string' && maxStringLength > 0 && value.length > maxStringLength)
    return `Concatenation would exceed maximum string length ${String(maxStringLength)}`;
  stack.push(value);
  return '';
}

function takeArguments(stack: Entry[], scope: Scope): Scalar[] {
  const args: Scalar[] = [];
  for (let entry = stack.pop(); entry !== undefined && entry !== ARGUMENTS_START; entry = stack.pop()) {
    const value = scalarOf(entry, scope);
    if (value !== undefined) args.push(value);
  }
  return args.reverse();
}

// Only a plain "@name" can be assigned; everything else is ignored.
function assign(stack: Entry[], reduction: Reduction): void {
  const value = scalarOf(stack.pop(), reduction.scope);
  const target = stack.pop();
  if (value === undefined || typeof target !== 'object' || target?.kind !== 'reference') return;
  const [name, ...more] = target.path;
  if (more.length === 0 && typeof name === 'string' && name.length > 1 && name.startsWith('@'))
    reduction.bind(name, value);
}

/** Reads an entry of the stack: references are looked up, missing is null, what is no scalar is undefined. */
function scalarOf(entry: Entry, scope: Scope): Scalar | undefined {
  if (typeof entry !== 'object' || entry === null) return entry;
  if (entry.kind === 'arguments') return undefined;
  const value = scope.lookUp(entry.path);
  switch (typeof value) {
    case 'string':
    case 'number':
    case 'boolean':
      return value;
    default:
      return typeof value === 'object' && value !== null ? undefined : null;
  }
}
