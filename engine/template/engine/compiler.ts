import { assert } from '../../../core/errors/index.ts';
import { Block, EMPTY_BLOCK } from '../run/block.ts';
import { Compilation, type Dialect } from '../run/compilation.ts';
import { blockCompiler } from '../run/compile-tree.ts';
import { DEFAULT_LIMITS, type Limits } from '../scope/limits.ts';
import { errorAt, originOf, type Origin } from '../diagnostics/error-at.ts';
import { errorText } from '../diagnostics/error-text.ts';
import type { Diagnostic, Names, Parsed } from '../tree/parsed.ts';
import { OPCODES } from '../tree/opcodes.ts';
import { treeOf } from '../tree/tree.ts';
import type { TemplateError } from '../diagnostics/template-error.ts';
import { CompiledTemplate } from './compiled-template.ts';
import { isOurs } from '../run/our-area.ts';
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

  function finish<Data>(origin: Origin, parsed: Parsed): CompiledTemplate<Data> {
    const { tree, spans, diagnostics, depth = Infinity } = parsed;
    const reported = errorsOf(origin, diagnostics);
    if (dialect.isTrusted && depth <= MAX_LAZY_DEPTH) {
      const compiler = blockCompiler(new Compilation(dialect, origin, spans, []), false);
      const findWarnings = (): readonly TemplateError[] =>
        compileAll(dialect, origin, parsed).found.filter(isWarning);
      const parts = { origin, tree, body: new Block(compiler, tree[2]), errors: reported, findWarnings };
      return new CompiledTemplate<Data>(parts, startRun);
    }
    const { body, found } = compileAll(dialect, origin, parsed);
    const errors = [...reported, ...found].filter((error) => !isWarning(error));
    return new CompiledTemplate<Data>(
      { origin, tree, body, errors, findWarnings: () => found.filter(isWarning) },
      startRun,
    );
  }

  function formatter(name: string, ...args: readonly string[]): FormatValue {
    assert(dialect.formatters.has(name), 'formatter', "a name that the engine's areas hold", name);
    const tree = treeOf([[OPCODES.VARIABLE, [['@']], [[name, [args, ' ']]]]]);
    const template = finish(originOf(name, ''), { tree, spans: new Map(), diagnostics: [] });
    return (value, options) => template.render(value, options).output;
  }

  return { names: dialect, compile, formatter };
}

/** Blocks that nest deeper may exhaust the stack while they are compiled, which is an error of the template. */
const MAX_LAZY_DEPTH = 100;

/** Compiles a template with all its blocks, and collects what formatters and predicates find in their arguments. */
function compileAll(
  dialect: Dialect,
  origin: Origin,
  { tree, spans }: Parsed,
): { readonly body: Block; readonly found: readonly TemplateError[] } {
  const found: TemplateError[] = [];
  try {
    const body = new Block(blockCompiler(new Compilation(dialect, origin, spans, found), true), tree[2]);
    body.prepare();
    return { body, found };
  } catch (error) {
    // Only if there is no stack left to note an error at its own place.
    found.push(errorAt(origin, undefined, 'limit', `RuntimeError: ${errorText(error).message}`));
    return { body: EMPTY_BLOCK, found };
  }
}

function isWarning({ severity }: TemplateError): boolean {
  return severity === 'warning';
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
    formatters: tableOf(areas.map(({ formatters }) => formatters)),
    predicates: tableOf(areas.map(({ predicates }) => predicates)),
    isStrict: compat === 'strict',
    isTrusted: areas.every(isOurs),
    limits: limitsOf(limits),
    hasExpressions,
    compileExpression: areas.findLast((area) => area.compileExpression)?.compileExpression,
    hasInclude,
  };
}

function tableOf<Entry>(records: readonly Readonly<Record<string, Entry>>[]): Map<string, Entry> {
  const table = new Map<string, Entry>();
  for (const record of records)
    for (const name of Object.keys(record)) table.set(name, record[name] as Entry);
  return table;
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
