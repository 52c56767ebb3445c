import type { ErrorCode } from '../source/template-error.ts';
import type { Scope } from './scope.ts';

/** Which behaviour is asked for: the existing engine's to the byte, or with its defects mended. Source: docs/behaviour/template-language.md §15. */
export type Compat = 'squarespace' | 'strict';

/** What a formatter or predicate is given when a template is compiled. */
export interface Tools {
  /** True in strict mode. */
  readonly isStrict: boolean;
  /** False where the engine evaluates no expressions. */
  readonly hasExpressions: boolean;
  /** The character that stood before and between the arguments; " " when there were none. */
  readonly delimiter: string;
  /** True in {.var}, where a formatter is given the frame itself and not one inside it. */
  readonly isBinding?: boolean;
  /**
   * Notes an argument that cannot be meant, for the lint mode; the template works on.
   * @param message a sentence
   */
  readonly warn: (message: string) => void;
  /**
   * Notes an error while running, at this tag.
   * @param scope the frame that was given
   * @param code what kind
   * @param message in the language's words
   */
  readonly fail: (scope: Scope, code: ErrorCode, message: string) => void;
}

/**
 * A formatter's work on one value that needs nothing but the value.
 * @param value the first value of the tag, as the formatter before left it; undefined for missing
 * @returns the new first value
 */
export type Format = (value: unknown) => unknown;

/** A formatter's work that also looks into the frames. */
export interface ScopedFormat {
  /**
   * @param value the first value of the tag, as the formatter before left it
   * @param scope in a variable tag a frame that holds the tag's first value; its parent is the frame outside. In {.var} the frame itself.
   * @param rest the tag's other values: {a,b|x} has one
   * @returns the new first value
   */
  readonly scoped: (value: unknown, scope: Scope, rest: readonly unknown[]) => unknown;
}

/** A formatter's arguments: texts; one that may be left out is undefined then. */
export type ArgumentList = readonly (string | undefined)[];

/**
 * A formatter: given its arguments once, when the template is compiled, it returns its work on values.
 * It may throw while working: the tag then prints nothing and the error is noted.
 */
export type Formatter<Arguments extends ArgumentList = readonly string[]> = (
  args: Arguments,
  tools: Tools,
) => Format | ScopedFormat;

/** A formatter whose arguments are not known: what a table of formatters holds. */
export type AnyFormatter = Formatter<never>;

/** A formatter that takes no arguments. */
export type PlainFormatter = Formatter<readonly []>;

/** A predicate: given its arguments once, when the template is compiled, it returns its question to a frame. */
export type Predicate = (args: readonly string[], tools: Tools) => (scope: Scope) => boolean;

/** Formatters and predicates that belong together, by name; predicate names end in "?". */
export interface Area {
  readonly formatters: Readonly<Record<string, AnyFormatter>>;
  readonly predicates: Readonly<Record<string, Predicate>>;
}
