import { intlLocale } from '../../i18n/index.ts';
import { commerceArea } from '../areas/commerce/commerce-area.ts';
import { contentArea } from '../areas/content/content-area.ts';
import { coreArea } from '../areas/core/core-area.ts';
import { dateArea } from '../areas/date.ts';
import { i18nArea } from '../areas/i18n/i18n-area.ts';
import { socialArea } from '../areas/social/social-area.ts';
import { originOf } from '../run/place.ts';
import { lint } from '../source/lint.ts';
import { parse } from '../source/parse.ts';
import { readTree } from '../source/read-tree.ts';
import { createCompiler, errorsOf, type Read } from './compiler.ts';
import type { EngineOptions, WholeEngine } from './options.ts';

/** Every area there is. */
const AREAS = [coreArea, dateArea, contentArea, commerceArea, socialArea, i18nArea];

/**
 * Makes an engine with the whole language and the platform's own `Intl`.
 * @param options locale, dialect, limits, areas of your own; none is needed
 * @returns the engine
 * Source: design §6
 */
export function createEngine(options: EngineOptions = {}): WholeEngine {
  const areas = [...AREAS, ...(options.areas ?? [])];
  const compiler = createCompiler({ ...options, areas, openLocale: intlLocale }, readAnything);
  return {
    compile: compiler.compile,
    render: (source, data, renderOptions) => compiler.compile(source).render(data, renderOptions),
    parse: (source) => parse(source, compiler.names).tree,
    lint(source, name = '') {
      const found = errorsOf(originOf(name, source), lint(source, compiler.names));
      const { errors, warnings } = compiler.compile(source, name);
      return [...errors, ...warnings, ...found].sort((one, other) => one.offset - other.offset);
    },
  };
}

const readAnything: Read = (source, names) =>
  typeof source === 'string' ? parse(source, names) : readTree(source);
