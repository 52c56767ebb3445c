import { EMPTY_BLOCK, type Block } from '../run/block.ts';
import { Compilation, type Dialect } from '../run/compilation.ts';
import { compileBody } from '../run/compile-tree.ts';
import { DEFAULT_LIMITS } from '../run/limits.ts';
import { errorAt, type Origin } from '../run/place.ts';
import type { Complaint, Names, Parsed } from '../source/parsed.ts';
import type { TemplateError } from '../source/template-error.ts';
import { CompiledTemplate } from './compiled-template.ts';
import type { EngineParts } from './options.ts';
import { runStarter } from './run-starter.ts';

/** Reads a template's source: text, or a tree as JSON. */
export type Read = (source: unknown, names: Names) => Parsed;

/** Compiles what one way of reading understands. */
export interface Compiler {
  readonly names: Names;
  /** Compiles a source under a name. */
  compile<Data>(source: unknown, name: string): CompiledTemplate<Data>;
  /** Everything that can be said about a source: complaints, then what formatters said of their arguments. */
  check(source: unknown, name: string): readonly TemplateError[];
}

/**
 * Makes a compiler of one dialect; it knows no more of reading than it is given, so that a page may go without the parser.
 * @param parts areas and options
 * @param read reads sources and partials
 * @returns the compiler
 */
export function createCompiler(parts: EngineParts, read: Read): Compiler {
  const dialect = dialectOf(parts);
  const names = namesOf(dialect);
  const startRun = runStarter(parts, compile);

  function compile<Data>(source: unknown, name: string): CompiledTemplate<Data> {
    const origin = originOf(source, name);
    const parsed = read(source, names);
    const { body, warnings } = compileParsed(dialect, origin, parsed);
    const errors = [...errorsOf(origin, parsed.complaints), ...warnings.filter(isError)];
    return new CompiledTemplate<Data>(origin, { tree: parsed.tree, body, errors, startRun });
  }

  return {
    names,
    compile,
    check(source, name) {
      const origin = originOf(source, name);
      const parsed = read(source, names);
      return [...errorsOf(origin, parsed.complaints), ...compileParsed(dialect, origin, parsed).warnings];
    },
  };
}

/**
 * Gives complaints their places.
 * @param origin the template
 * @param complaints what its reader said
 * @returns the complaints as errors
 */
export function errorsOf(origin: Origin, complaints: readonly Complaint[]): TemplateError[] {
  return complaints.map((complaint) => errorAt(origin, complaint, complaint.code, complaint.message));
}

function originOf(source: unknown, name: string): Origin {
  return { name, source: typeof source === 'string' ? source : undefined };
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
    limits: { ...DEFAULT_LIMITS, ...limits },
    hasExpressions,
    hasInclude,
  };
}

function namesOf({ formatters, predicates, isStrict }: Dialect): Names {
  return {
    hasFormatter: (name) => formatters.has(name),
    hasPredicate: (name) => predicates.has(name),
    isStrict,
  };
}

function compileParsed(
  dialect: Dialect,
  origin: Origin,
  parsed: Parsed,
): { body: Block; warnings: readonly TemplateError[] } {
  const compilation = new Compilation(dialect, origin, parsed.spans);
  try {
    return { body: compileBody(compilation, parsed.tree[2]), warnings: compilation.warnings };
  } catch (error) {
    // Blocks nested deeper than the stack allows: nothing a page would mean.
    const told = errorAt(origin, undefined, 'limit', `RuntimeError: ${String(error)}`);
    return { body: EMPTY_BLOCK, warnings: [told] };
  }
}

function isError(error: TemplateError): boolean {
  return error.severity === 'error';
}
