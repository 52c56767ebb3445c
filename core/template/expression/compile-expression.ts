import type { Run } from '../run/scope.ts';
import { arrange, type Statement } from './arrange.ts';
import type { Expression, ExpressionLimits } from './expression.ts';
import { readTokens } from './read-tokens.ts';
import { reduce } from './reduce.ts';
import { Reduction } from './reduction.ts';
import type { Scalar } from './scalar.ts';

/**
 * Compiles an expression.
 * @param code what stands in the tag; a leading "#" asks for the debug form
 * @param limits what it may use up
 * @returns the expression; what is wrong with its syntax is told once in each rendering
 * Source: template language §6
 */
export function compileExpression(code: string, limits: ExpressionLimits): Expression {
  const isDebug = code.startsWith('#');
  const source = isDebug ? code.slice(1) : code;
  const faults: string[] = [];
  const tokens = readTokens(source, limits.maxTokens, faults);
  const statements = faults.length > 0 ? [] : arrange(tokens, faults);
  const print = (value: Scalar | undefined): string =>
    isDebug ? describe(statements, value) : String(value ?? '');
  if (faults.length > 0) return broken(faults, source, print(undefined));
  return {
    run: (scope, report) => {
      const reduction = new Reduction(source, limits, scope, report);
      let value: Scalar | undefined;
      for (const statement of statements) value = reduce(statement, reduction);
      if (!reduction.hasFailed) return print(value);
      reduction.undo();
      return print(undefined);
    },
  };
}

/** An expression that cannot be computed. */
function broken(faults: readonly string[], source: string, text: string): Expression {
  const told = new WeakSet<Run>();
  const start = `RuntimeError: Error parsing expression: ${JSON.stringify(source)}: `;
  return {
    run: ({ run }, report) => {
      if (told.has(run)) return text;
      told.add(run);
      for (const fault of faults) report('expression-syntax', start + fault);
      return text;
    },
  };
}

/** The debug form: the steps in postfix order, and the value. */
function describe(statements: readonly Statement[], value: Scalar | undefined): string {
  const lists = statements.map((steps) => `[${steps.map(({ text }) => text).join(' ')}]`);
  return `EVAL=[${lists.join(', ')}]${value === undefined ? '' : ` -> ${String(value ?? '')}`}`;
}
