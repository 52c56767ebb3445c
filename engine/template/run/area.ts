import type { ErrorCode } from '../diagnostics/template-error.ts';
import type { Limits } from '../scope/limits.ts';
import type { Fail, Scope } from '../scope/scope.ts';

/**
 * The dialect: the existing engine's behaviour to the byte, or with its defects corrected.
 * Source: docs/behaviour/template-language.md §15
 */
export type Compat = 'squarespace' | 'strict';

/** The context of a formatter or predicate while a template is compiled. */
export interface Tools {
  /** True in strict mode. */
  readonly isStrict: boolean;
  /** False where an option of the engine switches expressions off. */
  readonly hasExpressions: boolean;
  /** The character that stood before and between the arguments; " " when there were none. */
  readonly delimiter: string;
  /** True in {.var}, where a formatter is given the frame itself and not one inside it. */
  readonly isBinding?: boolean;
  /**
   * Notes a suspicious argument, for lint; the template still works.
   * @param message a sentence
   */
  readonly warn: (message: string) => void;
  /**
   * Notes an error while running, at this tag.
   * @param scope the frame it was called with
   * @param code the kind of error
   * @param message in the existing engine's words
   */
  readonly fail: (scope: Scope, code: ErrorCode, message: string) => void;
}

/**
 * A formatter function that needs nothing but the value.
 * @param value the first value of the tag, as the previous formatter left it; undefined for missing
 * @returns the new first value
 */
export type Format = (value: unknown) => unknown;

/** A formatter function that also looks into the frames. */
export interface ScopedFormat {
  /**
   * @param value the first value of the tag, as the previous formatter left it
   * @param scope in a variable tag a frame that holds the tag's first value; its parent is the frame outside. In {.var} the frame itself.
   * @param rest the tag's other values: {a,b|x} has one
   * @returns the new first value
   */
  readonly scoped: (value: unknown, scope: Scope, rest: readonly unknown[]) => unknown;
}

/** A formatter's arguments: texts; an omitted optional one is undefined. */
export type ArgumentList = readonly (string | undefined)[];

/**
 * A formatter: given its arguments once, when the template is compiled, it returns a function of values.
 * That function may throw: the tag then prints nothing, and the error is recorded.
 */
export type Formatter<Arguments extends ArgumentList = readonly string[]> = (
  args: Arguments,
  tools: Tools,
) => Format | ScopedFormat;

/** A formatter with unknown arguments: the entries of a table of formatters. */
export type AnyFormatter = Formatter<never>;

/** A formatter that takes no arguments. */
export type PlainFormatter = Formatter<readonly []>;

/** A predicate: given its arguments once, when the template is compiled, it returns a function of frames. */
export type Predicate = (args: readonly string[], tools: Tools) => (scope: Scope) => boolean;

/**
 * Compiles an expression.
 * @param code the expression as written
 * @param limits the engine's
 * @param fail called with every error
 * @returns a function that evaluates it in a frame, and returns the text to print
 */
export type CompileExpression = (code: string, limits: Limits, fail: Fail) => (scope: Scope) => string;

/** Parts of the language that belong together. */
export interface Area {
  readonly formatters: Readonly<Record<string, AnyFormatter>>;
  /** Their names end in "?". */
  readonly predicates: Readonly<Record<string, Predicate>>;
  /** The language of {.eval}; of several areas the last one's counts. */
  readonly compileExpression?: CompileExpression;
}
