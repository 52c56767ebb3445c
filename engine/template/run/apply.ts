import type { Formatter } from './area.ts';
import { type Fail, type Renderable, Scope } from '../scope/scope.ts';
import { MAX_DEPTH, MAX_OUTPUT_LENGTH } from '../scope/limits.ts';
import { spend, reportLimit } from '../scope/budget.ts';

/**
 * {x|apply name private key=value}: runs a macro or partial on the value.
 * Source: docs/behaviour/template-language.md §7
 */
export const apply: Formatter<readonly [name: string, ...options: ('private' | `${string}=${string}`)[]]> = (
  [name, ...options]: readonly string[],
  tools,
) => {
  if (name === undefined) return () => '';
  const isPrivate = options.includes('private');
  const args = options.length === 0 ? undefined : readPairs(options);
  return {
    scoped(value, scope) {
      const frame = new Scope(value, scope, scope.run, isPrivate);
      if (args !== undefined) frame.bind('@args', args);
      return runNamed(name, scope, frame, tools.fail);
    },
  };
};

/**
 * Runs a macro or partial by name, unless it is unknown, broken or nested too deeply.
 * @param name a macro known to `scope`, or else a partial
 * @param scope the frame in which the name is used
 * @param frame the frame in which the body runs
 * @param fail notes errors
 * @returns its text; "" after an error
 * Source: docs/behaviour/template-language.md §7
 */
export function runNamed(name: string, scope: Scope, frame: Scope, fail: Fail): string {
  const body = scope.macro(name) ?? partialNamed(name, scope, fail);
  const { run } = scope;
  if (body === undefined) return '';
  // Refusals are counted too: a partial that calls itself thirty times would be refused 30^16 times.
  if (spend(scope, 1, fail) === 0) return '';
  if (run.depth >= MAX_DEPTH) {
    fail(
      scope,
      'partial-depth',
      `RuntimeError: Attempt to apply partial '${name}' exceeded maximum recursion depth of ${MAX_DEPTH}`,
    );
    return '';
  }
  run.depth++;
  try {
    const text = body.render(frame);
    if (text.length <= MAX_OUTPUT_LENGTH) return text;
    // A partial that prints its value twice doubles the text with each call.
    reportLimit(scope, fail);
    return '';
  } finally {
    run.depth--;
  }
}

function partialNamed(name: string, scope: Scope, fail: Fail): Renderable | undefined {
  const { run } = scope;
  const partial = run.partial(name);
  if (partial === undefined) {
    fail(
      scope,
      'partial-missing',
      `RuntimeError: Attempt to apply partial '${name}' which could not be found.`,
    );
    return undefined;
  }
  if (partial.errors.length === 0) return partial.body;
  if (!run.reportedPartials.has(name)) {
    run.reportedPartials.add(name);
    for (const { message } of partial.errors) {
      fail(scope, 'partial-broken', `RuntimeError: Parse of partial "${name}" failed: ${message}`);
    }
  }
  return undefined;
}

function readPairs(options: readonly string[]): Readonly<Record<string, string>> {
  const pairs = options.filter((option) => option.includes('='));
  return Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.indexOf('=');
      return [pair.slice(0, at), pair.slice(at + 1)];
    }),
  );
}
