import type { Scope } from '../run/scope.ts';
import { parsePath, type Path } from '../values/path.ts';
import { isMissing } from '../values/value.ts';
import type { Scalar } from './scalar.ts';
import type { Entry, Step } from './step.ts';

/** Stands on the stack below the arguments of a function. */
export const ARGUMENTS_START = /* @__PURE__ */ operand('<args>');

/**
 * Makes the step of a literal.
 * @param value the literal
 * @returns the step
 * Source: template language §6.1
 */
export function literal(value: Scalar): Step {
  return operand(typeof value === 'string' ? JSON.stringify(value) : String(value), undefined, value);
}

/**
 * Makes the step of a name; it is looked up when it is used.
 * @param name the dotted name
 * @returns the step
 * Source: template language §6.1
 */
export function reference(name: string): Step {
  const path = parsePath(name);
  return operand(path.join('.'), path);
}

/** A step that pushes a value, or itself. */
function operand(text: string, path?: Path, value?: Scalar): Step {
  const step: Step = {
    text,
    precedence: 0,
    path,
    work: (stack) => {
      stack.push(value === undefined ? step : value);
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
  if (isMissing(value)) return null;
  return typeof value === 'object' && value ? undefined : (value as Scalar);
}
