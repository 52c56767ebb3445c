import type { BindingNode, Call, Calls, TreeNode } from '../tree/tree.ts';
import type { Path } from '../values/path.ts';
import { print } from '../values/convert.ts';
import { unknownFormatter } from '../diagnostics/unknown-formatter.ts';
import type { Format, ScopedFormat } from './area.ts';
import { NO_ARGUMENTS, type Compilation } from './compilation.ts';
import type { Instruction } from './instruction.ts';
import { readerOf } from '../scope/reader.ts';
import type { Scope } from '../scope/scope.ts';

const NO_VALUES: readonly unknown[] = [];

/** Runs a chain of formatters over a tag's values and returns the first. */
type Chain = (value: unknown, scope: Scope, rest: readonly unknown[]) => unknown;

/**
 * Compiles {a,b|formatter args}.
 * @param compilation the template's
 * @param node the instruction
 * @param paths the references; at least one
 * @param calls formatters
 * Source: docs/behaviour/template-language.md §4.1
 */
export function compileVariable(
  compilation: Compilation,
  node: TreeNode,
  paths: readonly Path[],
  calls: Calls,
): Instruction {
  const read = readerOf(paths[0] as Path);
  if (!calls) return { render: (scope) => print(read(scope)) };
  const formats = prepareCalls(compilation, node, calls);
  // Such formatters look at the first value only, and need no frame.
  if (formats.every((format) => typeof format === 'function')) {
    const format = composed(formats);
    return isHere(paths)
      ? { render: (scope) => print(format(scope.value)) }
      : { render: (scope) => print(format(read(scope))) };
  }
  const chain = chainOf(formats);
  const readRest = restReader(paths);
  return {
    render(scope) {
      const value = read(scope);
      return print(chain(value, scope.enter(value), readRest(scope)));
    },
  };
}

/** A fast path for "@" alone, the tag of most loops. */
function isHere([path]: readonly Path[]): boolean {
  return path?.length === 1 && path[0] === '@';
}

/**
 * Compiles {.var @name a,b|formatter args}; no frame is opened for it.
 * @param compilation the template's
 * @param node the instruction
 * Source: docs/behaviour/template-language.md §4.7
 */
export function compileBinding(compilation: Compilation, node: BindingNode): Instruction {
  const [, name, paths, calls] = node;
  const read = readerOf(paths[0] as Path);
  const readRest = restReader(paths);
  const chain = calls ? chainOf(prepareCalls(compilation, node, calls)) : asItIs;
  return {
    render(scope) {
      scope.bind(name, chain(read(scope), scope, readRest(scope)));
      return '';
    },
  };
}

function asItIs(value: unknown): unknown {
  return value;
}

function restReader(paths: readonly Path[]): (scope: Scope) => readonly unknown[] {
  if (paths.length === 1) return () => NO_VALUES;
  const readers = paths.slice(1).map(readerOf);
  return (scope) => readers.map((read) => read(scope));
}

function prepareCalls(
  compilation: Compilation,
  node: TreeNode,
  calls: readonly Call[],
): readonly (Format | ScopedFormat)[] {
  const formats: (Format | ScopedFormat)[] = [];
  for (const [name, args] of calls) {
    const raw = args || NO_ARGUMENTS;
    const formatter = compilation.dialect.formatters.get(name);
    if (formatter !== undefined) formats.push(formatter(raw[0] as never, compilation.toolsAt(node, raw[1])));
    else if (compilation.dialect.isStrict) {
      // In source text such a tag stays text, but an untrusted tree may contain it. Printing it unescaped would be
      // worse than nothing.
      compilation.report(node, 'unknown-formatter', `SyntaxError: ${unknownFormatter(name)}`);
      formats.push(() => undefined);
    }
  }
  return formats;
}

function composed([first = asItIs, ...others]: readonly Format[]): Format {
  return others.reduce((before, next) => (value) => next(before(value)), first);
}

function chainOf(formats: readonly (Format | ScopedFormat)[]): Chain {
  const links: readonly Chain[] = formats.map((format) =>
    typeof format === 'function' ? format : format.scoped,
  );
  if (links.length === 0) return asItIs;
  return links.reduce(
    (before, link) => (value, scope, rest) => link(before(value, scope, rest), scope, rest),
  );
}
