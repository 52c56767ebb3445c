import type { Scope } from '../../scope/scope.ts';
import { isMissing } from '../../values/value.ts';
import type { Path } from '../../values/path.ts';
import type { Scalar } from './scalar.ts';

/** The inputs of a step besides the stack. */
export interface Surroundings {
  /** Where names are looked up. */
  readonly scope: Scope;
  /** Maximum length of a text after "+", in UTF-16 units; 0 for no limit. */
  readonly maxStringLength: number;
  /**
   * Binds a variable.
   * @param name with its "@"
   * @param value its value
   */
  readonly assign: (name: string, value: Scalar) => void;
}

/** One step of an expression in postfix order; before ordering, also parentheses and separators. */
export interface Step {
  /** Its debug form. */
  readonly text: string;
  /** How tightly it binds; 0 for an operand, `MARK` for anything that is not a step. From 16 up, and in assignments, of two equal ones the right one comes first. */
  readonly precedence: number;
  /** The name that it looks up, if it does. */
  readonly path?: Path;
  /** Its value, if it is a literal. */
  readonly value?: Scalar;
  /**
   * Executes the step; an operand has none, and is pushed on the stack itself.
   * @param stack the stack after the previous steps
   * @param surroundings the frame and the limits
   * @returns the fault, or undefined; `END` if the statement is complete and has no value
   */
  readonly work?: (stack: Entry[], surroundings: Surroundings) => string | undefined;
}

/** An entry of the stack: a scalar or an operand; undefined for an operand that is not a scalar. */
export type Entry = Scalar | Step | undefined;

/** The value of the assignment. */
export const END = '';

/** The precedence of parentheses, comma and semicolon. */
export const MARK = -1;

/** Marks the start of a function's arguments on the stack. */
export const ARGUMENTS_START: Step = { text: '<args>', precedence: 0 };

/**
 * Reads an entry of the stack.
 * @param entry the entry
 * @param scope where names are looked up
 * @returns the scalar, null for a missing one; undefined for anything that is not a scalar
 * Source: docs/behaviour/template-language.md §6.4
 */
export function scalarOf(entry: Entry, scope: Scope): Scalar | undefined {
  if (typeof entry !== 'object' || !entry) return entry;
  if (!entry.path) return entry.value;
  const value = scope.lookUp(entry.path);
  if (isMissing(value)) return null;
  return typeof value === 'object' && value ? undefined : (value as Scalar);
}
