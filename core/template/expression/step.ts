import type { Scope } from '../run/scope.ts';
import { isMissing } from '../values/value.ts';
import type { Path } from '../values/path.ts';
import type { Scalar } from './scalar.ts';

/** What a step works with besides the stack. */
export interface Surroundings {
  /** Where names are looked up. */
  readonly scope: Scope;
  /** UTF-16 units that a text may have after "+"; 0 for no limit. */
  readonly maxStringLength: number;
  /**
   * Binds a variable.
   * @param name with its "@"
   * @param value its value
   */
  readonly assign: (name: string, value: Scalar) => void;
}

/** One step of an expression in postfix order; before that, also what groups and separates. */
export interface Step {
  /** Its debug form. */
  readonly text: string;
  /** How tightly it binds; 0 for an operand, `MARK` for what is no step. From 16 up, and in assignments, of two equal ones the right one comes first. */
  readonly precedence: number;
  /** The name that it looks up, if it does. */
  readonly path?: Path;
  /** Its value, if it is a literal. */
  readonly value?: Scalar;
  /**
   * Does its work; an operand has none, and is put on the stack itself.
   * @param stack what the steps before left
   * @param surroundings the frame and the limits
   * @returns what is wrong, or undefined; `END` when the statement is done and has no value
   */
  readonly work?: (stack: Entry[], surroundings: Surroundings) => string | undefined;
}

/** What stands on the stack: a scalar, an operand; undefined came from an operand that is no scalar. */
export type Entry = Scalar | Step | undefined;

/** What the assignment returns. */
export const END = '';

/** The precedence of parentheses, comma and semicolon. */
export const MARK = -1;

/** Stands on the stack below the arguments of a function. */
export const ARGUMENTS_START: Step = { text: '<args>', precedence: 0 };

/**
 * Reads an entry of the stack.
 * @param entry the entry
 * @param scope where names are looked up
 * @returns the scalar, null for a missing one; undefined for what is no scalar
 * Source: docs/behaviour/template-language.md §6.4
 */
export function scalarOf(entry: Entry, scope: Scope): Scalar | undefined {
  if (typeof entry !== 'object' || !entry) return entry;
  if (!entry.path) return entry.value;
  const value = scope.lookUp(entry.path);
  if (isMissing(value)) return null;
  return typeof value === 'object' && value ? undefined : (value as Scalar);
}
