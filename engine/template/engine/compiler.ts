import { assert } from '../../../core/errors/index.ts';
import { EMPTY_BLOCK } from '../run/block.ts';
import { Compilation, type Dialect } from '../run/compilation.ts';
import { compileBody } from '../run/compile-tree.ts';
import { DEFAULT_LIMITS, type Limits } from '../scope/limits.ts';
import { errorAt, originOf, type Origin } from '../diagnostics/error-at.ts';
import { errorText } from '../diagnostics/error-text.ts';
import type { Diagnostic, Names, Parsed } from '../tree/parsed.ts';
import { OPCODES } from '../tree/opcodes.ts';
import { treeOf } from '../tree/tree.ts';
import type { TemplateError } from '../diagnostics/template-error.ts';
import { CompiledTemplate } from './compiled-template.ts';
import type { EngineParts, FormatValue } from './options.ts';
import { runStarter } from './run-starter.ts';

/** Reads a template's source: text, or a tree as JSON. */
export type Read = (source: unknown, names: Names) => Parsed;

/** Compiles the sources that one reader understands. */
export interface Compiler {
  readonly names: Dialect;
  /** Compiles a source under a name, "" if it has none. */
  readonly compile: <Data>(source: unknown, name?: string) => CompiledTemplate<Data>;
  /** Prepares one formatter, for use on values without a template. */
  readonly formatter: (name: string, ...args: readonly string[]) => FormatValue;
}

/**
 * Creates a compiler of one dialect. It supports only features with a given reader, so that a page can omit the
 * parser.
 * @param parts areas and options
 * @param read reads sources and partials
 * @throws AssertionError for a locale that is not a language tag, and for a limit that is not a number from 0 up
 */
export function createCompiler(parts: EngineParts, read: Read): Compiler {
  const dialect = dialectOf(parts);
  const startRun = runStarter(parts, dialect.limits.maxTurns, compile);

  function compile<Data>(source: unknown, name = ''): CompiledTemplate<Data> {
    return finish<Data>(originOf(name, source), read(source, dialect));
  }

  function finish<Data>(origin: Origin, { tree, spans, diagnostics }: Parsed): CompiledTemplate<Data> {
    const found = errorsOf(origin, diagnostics);
    let body = EMPTY_BLOCK;
    try {
      body = compileBody(new Compilation(dialect, origin, spans, found), tree[2]);
    } catch (error) {
      // Only if there is no stack left to note an error at its own place.
      found.push(errorAt(origin, undefined, 'limit', `RuntimeError: ${errorText(error).message}`));
    }
    return new CompiledTemplate<Data>(origin, tree, body, found, startRun);
  }

  function formatter(name: string, ...args: readonly string[]): FormatValue {
    assert(dialect.formatters.has(name), 'formatter', "a name that the engine's areas hold", name);
    const tree = treeOf([[OPCODES.VARIABLE, [['@']], [[name, [args, ' ']]]]]);
    const template = finish(originOf(name, ''), { tree, spans: new Map(), diagnostics: [] });
    return (value, options) => template.render(value, options).output;
  }

  return { names: dialect, compile, formatter };
}

/**
 * Adds their places to diagnostics.
 * @param origin the template
 * @param diagnostics the reader's diagnostics
 * @returns the diagnostics as errors
 */
export function errorsOf(origin: Origin, diagnostics: readonly Diagnostic[]): TemplateError[] {
  return diagnostics.map((diagnostic) => errorAt(origin, diagnostic, diagnostic.code, diagnostic.message));
}

function dialectOf({
  areas,
  compat,
  limits,
  hasExpressions = true,
  hasInclude = true,
}: EngineParts): Dialect {
  return {
    formatters: new Map(areas.flatMap((area) => Object.entries(area.formatters))),
    predicates: new Map(areas.flatMap((area) => Object.entries(area.predicates))),
    isStrict: compat === 'strict',
    limits: limitsOf(limits),
    hasExpressions,
    hasInclude,
  };
}

function limitsOf(given: EngineParts['limits']): Limits {
  const limits: Record<keyof Limits, number> = { ...DEFAULT_LIMITS };
  for (const name of Object.keys(limits) as (keyof Limits)[]) {
    const limit = given?.[name] ?? limits[name];
    // With a limit of NaN a loop would print nothing, silently.
    assert(limit >= 0, `limits.${name}`, 'a number from 0 on', limit);
    limits[name] = limit;
  }
  return limits;
}
