import { parse } from '../source/parse.ts';
import type { TemplateError } from '../source/template-error.ts';
import type { Area } from '../run/area.ts';
import { commerceArea } from '../areas/commerce/commerce-area.ts';
import { contentArea } from '../areas/content/content-area.ts';
import { coreArea } from '../areas/core/core-area.ts';
import { dateArea } from '../areas/date.ts';
import { i18nArea } from '../areas/i18n/i18n-area.ts';
import { socialArea } from '../areas/social/social-area.ts';
import { createCompiler } from './compiler.ts';
import { namesInTree, type NamesInTree } from './names-in-tree.ts';
import type { EngineOptions } from './options.ts';

/** Our areas under the names that this room's door exports them by. */
const AREAS: Readonly<Record<string, Area>> = {
  coreArea,
  dateArea,
  contentArea,
  commerceArea,
  socialArea,
  i18nArea,
};

/** Where a module finds the engine. */
const DEFAULT_SPECIFIER = 'storefront-elements/core/template';

/** How a template becomes a module. */
export interface ModuleOptions extends Pick<EngineOptions, 'compat' | 'limits'> {
  /** The template's name, for its errors. */
  readonly name?: string;
  /** The module specifier to import the engine from; default: this package's. */
  readonly from?: string;
}

/** A printed module. */
export interface CompiledModule {
  /** An ES module that exports `template`, a `Template`. */
  readonly code: string;
  /** What is wrong with the source; the module is printed all the same. */
  readonly errors: readonly TemplateError[];
}

/**
 * Prints a template as an ES module without any parser in it: its tree, and imports of the areas it uses and no others.
 * @param source the template's text
 * @param options name, dialect, and where the engine is imported from
 * @returns the module's text, and the template's errors
 * Source: advice §4.10
 */
export function compileToModule(source: string, options: ModuleOptions = {}): CompiledModule {
  const { name = '', from = DEFAULT_SPECIFIER, compat, limits } = options;
  const compiler = createCompiler({ areas: Object.values(AREAS), ...options }, (text, names) =>
    parse(text as string, names),
  );
  const { tree, errors } = compiler.compile(source, name);
  const areas = areasFor(namesInTree(tree));
  const locale = areas.some((area) => WITH_LOCALE.includes(area)) ? ['intlLocale'] : [];
  const settings = Object.entries({ compat, limits }).filter(([, value]) => value !== undefined);
  const parts = [
    `areas: [${areas.join(', ')}]`,
    ...locale.map((open) => `openLocale: ${open}`),
    ...settings.map(([key, value]) => `${key}: ${JSON.stringify(value)}`),
  ];
  const imported = ['templateFromTree', ...areas, ...locale].join(', ');
  const code = [
    `import { ${imported} } from ${literal(from)};`,
    `export const template = templateFromTree(${literal(tree)}, { ${parts.join(', ')} }, ${literal(name)});`,
    '',
  ].join('\n');
  return { code, errors };
}

/** Areas whose formatters ask for a locale. */
const WITH_LOCALE: readonly string[] = ['i18nArea', 'commerceArea'];

function areasFor(names: NamesInTree): string[] {
  return Object.entries(AREAS)
    .filter(([, { formatters, predicates }]) => {
      const isUsed = (table: object, used: ReadonlySet<string>): boolean =>
        Object.keys(table).some((each) => used.has(each));
      return isUsed(formatters, names.formatters) || isUsed(predicates, names.predicates);
    })
    .map(([area]) => area);
}

// JSON is JavaScript, but for what could end a script element that the module may stand in.
function literal(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}
