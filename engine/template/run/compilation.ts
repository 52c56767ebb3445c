import type { ErrorCode, TemplateError } from '../diagnostics/template-error.ts';
import { OPCODES } from '../tree/opcodes.ts';
import type { TreeNode, RawArguments, Spans } from '../tree/tree.ts';
import type { AnyFormatter, CompileExpression, Predicate, Tools } from './area.ts';
import type { Limits } from '../scope/limits.ts';
import { errorAt, type Origin } from '../diagnostics/error-at.ts';
import type { Fail, Scope } from '../scope/scope.ts';

/** The parts of an engine that compiling needs. */
export interface Dialect {
  readonly formatters: ReadonlyMap<string, AnyFormatter>;
  readonly predicates: ReadonlyMap<string, Predicate>;
  readonly isStrict: boolean;
  /** Whether no formatter or predicate can throw while it is prepared, so that blocks can be compiled late. */
  readonly isTrusted: boolean;
  readonly limits: Limits;
  /** Whether {.eval} is evaluated; otherwise it prints nothing. */
  readonly hasExpressions: boolean;
  /** Undefined if no area has it. */
  readonly compileExpression: CompileExpression | undefined;
  /** Whether {.include} is followed; otherwise it prints nothing. */
  readonly hasInclude: boolean;
}

/** The compilation of one template. */
export class Compilation {
  readonly dialect: Dialect;
  readonly #origin: Origin;
  readonly #spans: Spans;
  readonly #found: TemplateError[];

  constructor(dialect: Dialect, origin: Origin, spans: Spans, found: TemplateError[]) {
    this.dialect = dialect;
    this.#origin = origin;
    this.#spans = spans;
    this.#found = found;
  }

  /**
   * Returns a function that records the errors of an instruction.
   * @param node the instruction
   * @returns notes an error; an instruction that fails for every item of a loop creates each error only once
   */
  failAt(node: TreeNode): Fail {
    let last: TemplateError | undefined;
    return (scope, code, message) => {
      if (last?.message !== message) last = this.#error(node, code, message);
      scope.run.report(last);
    };
  }

  /**
   * Creates the context that a formatter or predicate receives besides its arguments.
   * @param node its instruction
   * @param delimiter the character between its arguments
   */
  toolsAt(node: TreeNode, delimiter: string): Tools {
    const { isStrict, hasExpressions } = this.dialect;
    return {
      isStrict,
      hasExpressions,
      delimiter,
      isBinding: Array.isArray(node) && node[0] === OPCODES.BINDVAR,
      warn: (message) => {
        this.report(node, 'bad-argument', message);
      },
      fail: this.failAt(node),
    };
  }

  /**
   * Prepares a predicate with its arguments.
   * @param node its instruction
   * @param name with its "?"
   * @param raw its arguments as written
   * @returns its function; an unknown predicate is never true
   * Source: docs/behaviour/template-language.md §4.6
   */
  predicateAt(node: TreeNode, name: string, raw: 0 | RawArguments): (scope: Scope) => boolean {
    const predicate = this.dialect.predicates.get(name);
    if (predicate === undefined) return () => false;
    const [pieces, delimiter] = raw || NO_ARGUMENTS;
    return predicate(pieces, this.toolsAt(node, delimiter));
  }

  /**
   * Reports an error in an instruction before anything runs.
   * @param node the instruction
   * @param code the kind of error
   * @param message in the existing engine's words
   */
  report(node: TreeNode, code: ErrorCode, message: string): void {
    this.#found.push(this.#error(node, code, message));
  }

  #error(node: TreeNode, code: ErrorCode, message: string): TemplateError {
    return errorAt(this.#origin, this.#spans.get(node), code, message);
  }
}

/** The arguments of a call without any. */
export const NO_ARGUMENTS: RawArguments = [[], ' '];
