import type { Fail } from '../run/compilation.ts';
import type { Limits } from '../run/limits.ts';
import type { Run, Scope } from '../run/scope.ts';
import { arrange } from './arrange.ts';
import { readTokens } from './read-tokens.ts';
import { reduce } from './reduce.ts';
import type { Scalar } from './scalar.ts';

/**
 * Compiles an expression.
 * @param code what stands in the tag; a leading "#" asks for the debug form
 * @param limits what it may use up
 * @param fail is told every error; what is wrong with the syntax once in each rendering
 * @returns computes it in a frame, binds its variables there unless there is an error, and returns the text to print
 * Source: template language §6
 */
export function compileExpression(
  code: string,
  { maxTokens, maxStringLength }: Limits,
  fail: Fail,
): (scope: Scope) => string {
  const isDebug = code.startsWith('#');
  const source = isDebug ? code.slice(1) : code;
  const faults: string[] = [];
  const tokens = readTokens(source, maxTokens, faults);
  const statements = faults.length > 0 ? [] : arrange(tokens, faults);
  const told = new WeakSet<Run>();

  // The debug form: the steps in postfix order, and the value.
  const print = (value?: Scalar): string => {
    const text = String(value ?? '');
    if (!isDebug) return text;
    const lists = statements.map((steps) => `[${steps.map((step) => step.text).join(' ')}]`);
    return `EVAL=[${lists.join(', ')}]${value === undefined ? '' : ` -> ${text}`}`;
  };

  const failOnce = (scope: Scope): void => {
    if (told.has(scope.run)) return;
    told.add(scope.run);
    for (const fault of faults) {
      const place = JSON.stringify(source);
      fail(scope, 'expression-syntax', `RuntimeError: Error parsing expression: ${place}: ${fault}`);
    }
  };

  const compute = (scope: Scope): string => {
    const before: [name: string, value: unknown][] = [];
    const details: string[] = [];
    let value: Scalar | undefined;
    const assign = (name: string, next: Scalar): void => {
      before.unshift([name, scope.lookUpHere([name])]);
      scope.bind(name, next);
    };
    for (const statement of statements) {
      value = reduce(statement, { scope, maxStringLength, assign }, details);
    }
    if (details.length === 0) return print(value);
    for (const detail of details)
      fail(scope, 'expression-value', `RuntimeError: Error reducing expression: ${source}: ${detail}`);
    for (const [name, old] of before) scope.bind(name, old);
    return print();
  };

  return (scope) => {
    if (faults.length === 0) return compute(scope);
    failOnce(scope);
    return print();
  };
}
