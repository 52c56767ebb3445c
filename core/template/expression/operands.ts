import type { Scope } from '../run/scope.ts';
import { parsePath } from '../values/path.ts';
import type { Scalar } from './scalar.ts';
import type { Entry, Step } from './step.ts';

/** Stands on the stack below the arguments of a function. */
export const ARGUMENTS_START: Step = {
  text: '<args>',
  precedence: 0,
  work: (stack) => {
    stack.push(ARGUMENTS_START);
    return undefined;
  },
};

/**
 * Makes the step of a literal.
 * @param value the literal
 * @returns the step
 * Source: template language §6.1
 */
export function literal(value: Scalar): Step {
  return {
    text: typeof value === 'string' ? JSON.stringify(value) : String(value),
    precedence: 0,
    work: (stack) => {
      stack.push(value);
      return undefined;
    },
  };
}

/**
 * Makes the step of a name; it is looked up when it is used.
 * @param name the dotted name
 * @returns the step
 * Source: template language §6.1
 */
export function reference(name: string): Step {
  const path = parsePath(name);
  const step: Step = {
    text: path.join('.'),
    precedence: 0,
    path,
    work: (stack) => {
      stack.push(step);
      return undefined;
    },
  };
  return step;
}

/**
 * Reads an entry of the stack.
 * @param entry the entry
 * @param scope where names are looked up
 * @returns the scalar, null for a missing one; undefined for what is no scalar
 * Source: template language §6.4
 */
export function scalarOf(entry: Entry, scope: Scope): Scalar | undefined {
  if (typeof entry !== 'object' || entry === null) return entry;
  if (!entry.path) return undefined;
  const value = scope.lookUp(entry.path);
  switch (typeof value) {
    case 'string':
    case 'number':
    case 'boolean':
      return value;
    default:
      return typeof value === 'object' && value ? undefined : null;
  }
}
