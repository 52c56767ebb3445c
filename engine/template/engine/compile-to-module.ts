import type { Area } from '../run/area.ts';
import { parse } from '../source/parse.ts';
import { type Tree, treeOf } from '../tree/tree.ts';
import type { TemplateError } from '../diagnostics/template-error.ts';
import { assert } from '../../../core/errors/index.ts';
import { scriptJson } from '../../../core/json/index.ts';
import { ALL_AREAS } from './all-areas.ts';
import { createCompiler } from './compiler.ts';
import { namesInTree, type NamesInTree } from '../tree/names-in-tree.ts';
import type { EngineOptions } from './options.ts';

/** The module that an engine is imported from. */
const DEFAULT_SPECIFIER = 'storefront-elements/core/template';

/** How a template is printed as a module. */
export interface ModuleOptions extends Pick<
  EngineOptions,
  'compat' | 'limits' | 'hasExpressions' | 'hasInclude'
> {
  /** The template's name, for its errors. */
  readonly name?: string;
  /** Source texts of partials that it will be given as trees: their areas are imported too. */
  readonly partials?: readonly string[];
  /** The module specifier to import the engine from; default: this package's. */
  readonly from?: string;
}

/** A printed module. */
export interface CompiledModule {
  /** An ES module that exports `template`, a `Template`. */
  readonly code: string;
  /** The errors in the source; the module is printed nevertheless. */
  readonly errors: readonly TemplateError[];
}

/**
 * Prints a template as an ES module without a parser: its tree, and imports of exactly the areas it uses.
 * @param source the template's text
 * @param options name, dialect, and where the engine is imported from
 * @returns the module's text, and the template's errors
 * @throws AssertionError for a source that is not text, and for a limit that is not a number from 0 up
 * Source: docs/behaviour/template-language.md §8.5
 */
export function compileToModule(source: string, options: ModuleOptions = {}): CompiledModule {
  assert(typeof source === 'string', 'compileToModule', "a template's text", source);
  const { name = '', from = DEFAULT_SPECIFIER, partials = [], hasExpressions = true } = options;
  const { compile } = createCompiler({ areas: Object.values(ALL_AREAS), ...options }, (text, names) =>
    parse(text as string, names),
  );
  const { tree, errors } = compile(source, name);
  const names = [tree, ...partials.map((partial) => compile(partial).tree)].map(namesInTree);
  const areas = areasFor(names, hasExpressions);
  const locale = localeFor(areas, partials.length === 0 && names.some((each) => each.partials.size > 0));
  const imported = ['templateFromTree', ...areas, ...locale].join(', ');
  const parts = [
    `areas: [${areas.join(', ')}]`,
    ...locale.map((open) => `openLocale: ${open}`),
    ...settingsOf(options),
  ].join(', ');
  const code = [
    `import { ${imported} } from ${scriptJson(from)};`,
    `export const template = templateFromTree(${literalTree(tree)}, { ${parts} }, ${scriptJson(name)});`,
    '',
  ].join('\n');
  return { code, errors };
}

function settingsOf({ compat, limits, hasExpressions, hasInclude }: ModuleOptions): string[] {
  // Numbers as JavaScript literals: JSON has no Infinity.
  const numbers = Object.entries(limits ?? {}).map(([limit, value]) => `${limit}: ${String(value)}`);
  const settings = { compat: compat && scriptJson(compat), hasExpressions, hasInclude };
  return [
    ...Object.entries(settings).flatMap(([key, value]) =>
      value === undefined ? [] : [`${key}: ${String(value)}`],
    ),
    ...(numbers.length === 0 ? [] : [`limits: { ${numbers.join(', ')} }`]),
  ];
}

/** How a locale is opened, and the areas that need it; the smaller one is last. Messages of `commerceArea` may hold dates. */
const LOCALES: readonly (readonly [open: string, areas: readonly string[]])[] = [
  ['intlLocale', ['i18nArea', 'commerceArea']],
  ['intlNumberLocale', ['numberArea', 'dateArea']],
];

/** A partial that is not given as text may need dates, whatever its template needs. */
function localeFor(areas: readonly string[], hasUnknownPartials: boolean): string[] {
  const locale = LOCALES.find(([, needing]) => areas.some((area) => needing.includes(area)));
  if (!locale) return [];
  return hasUnknownPartials ? ['intlLocale'] : [locale[0]];
}

/** The areas that templates use: of each name the first that has it, and none that another one holds. */
function areasFor(templates: readonly NamesInTree[], hasExpressions: boolean): string[] {
  const areas = Object.entries<Area>(ALL_AREAS);
  const holderOf = (kind: 'formatters' | 'predicates') => (name: string) =>
    areas.find(([, area]) => Object.hasOwn(area[kind], name))?.[0];
  const used = new Set(
    templates.flatMap(({ formatters, predicates, usesExpressions }) => [
      ...[...formatters].map(holderOf('formatters')),
      ...[...predicates].map(holderOf('predicates')),
      hasExpressions && usesExpressions ? 'expressionArea' : undefined,
    ]),
  );
  if (used.has('i18nArea')) used.delete('numberArea');
  return areas.map(([name]) => name).filter((name) => used.has(name));
}

// If blocks nest deeper than the stack, the module prints nothing.
function literalTree(tree: Tree): string {
  try {
    return scriptJson(tree);
  } catch {
    return scriptJson(treeOf([]));
  }
}
