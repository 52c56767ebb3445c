import type { Path } from '../values/path.ts';
import type { Reduction } from './reduction.ts';
import type { Scalar } from './scalar.ts';

/** What stands on the stack: a scalar, a name, the start of arguments; undefined came from an operand that is no scalar. */
export type Entry = Scalar | Step | undefined;

/** One step of an expression in postfix order. */
export interface Step {
  /** Its debug form. */
  readonly text: string;
  /** How tightly it binds; 0 for an operand. From 16 up, and in assignments, of two equal ones the right one comes first. */
  readonly precedence: number;
  /** The name that it looks up, if it does. */
  readonly path?: Path;
  /**
   * Does its work.
   * @param stack what the steps before left
   * @param reduction the run
   * @returns what is wrong, or undefined; `END` when the statement is done and has no value
   */
  readonly work: (stack: Entry[], reduction: Reduction) => string | undefined;
}

/** A step, or what groups and separates. */
export type Token = Step | '(' | ')' | ',' | ';';

/** A token and the offset after it; white space has no token. */
export interface Lexeme {
  readonly end: number;
  readonly token?: Token;
}

/** What the assignment returns. */
export const END = '';
