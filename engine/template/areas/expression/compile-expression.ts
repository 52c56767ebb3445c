import type { Fail, Run, Scope } from '../../scope/scope.ts';
import type { Limits } from '../../scope/limits.ts';
import { arrange, type Statement } from './arrange.ts';
import { readTokens } from './read-tokens.ts';
import { END, type Entry, scalarOf, type Surroundings } from './step.ts';
import type { Scalar } from './scalar.ts';

/**
 * Compiles an expression.
 * @param code the expression; a leading "#" requests the debug form
 * @param limits the limits of tokens and text length
 * @param fail called with every error; with syntax errors once per rendering
 * @returns a function that evaluates it in a frame, binds its variables there unless there is an error, and returns
 * the text to print
 * Source: docs/behaviour/template-language.md §6
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
  const statements = faults[0] ? [] : arrange(tokens, faults);
  const reported = new WeakSet<Run>();

  // The debug form: the steps in postfix order, and the value.
  const print = (value?: Scalar): string => {
    const text = String(value ?? '');
    if (!isDebug) return text;
    const lists = statements.map((steps) => `[${steps.map((step) => step.text).join(' ')}]`);
    return `EVAL=[${lists.join(', ')}]${value === undefined ? '' : ` -> ${text}`}`;
  };

  return (scope) => {
    const before: [name: string, value: unknown][] = [];
    const details: string[] = [];
    let value: Scalar | undefined;
    const assign = (name: string, next: Scalar): void => {
      before.push([name, scope.lookUpHere([name])]);
      scope.bind(name, next);
    };
    if (!faults[0])
      for (const statement of statements)
        value = reduce(statement, { scope, maxStringLength, assign }, details);
    else if (!reported.has(scope.run)) {
      reported.add(scope.run);
      for (const fault of faults)
        fail(
          scope,
          'expression-syntax',
          `RuntimeError: Error parsing expression: ${JSON.stringify(source)}: ${fault}`,
        );
    }
    if (!details[0]) return print(value);
    for (const detail of details)
      fail(scope, 'expression-value', `RuntimeError: Error reducing expression: ${source}: ${detail}`);
    for (const [name, old] of before.reverse()) scope.bind(name, old);
    return print();
  };
}

/** The value of a statement; undefined for an assignment and after a fault. */
function reduce(statement: Statement, surroundings: Surroundings, faults: string[]): Scalar | undefined {
  const stack: Entry[] = [];
  for (const step of statement) {
    if (!step.work) stack.push(step);
    else {
      const fault = step.work(stack, surroundings);
      if (fault === undefined) continue;
      if (fault === END) return undefined;
      faults.push(fault);
      break;
    }
  }
  const last = stack.pop();
  const value = scalarOf(last, surroundings.scope);
  if (value === undefined && last !== undefined) faults.push('Reduce error: unexpected token on stack');
  return value;
}
