import { assert } from '../../errors/index.ts';
import type { Area } from '../run/area.ts';
import { ALL_AREAS, type OurAreas } from './all-areas.ts';
import { intlLocale } from '../../i18n/index.ts';
import { originOf } from '../run/place.ts';
import { lint } from '../source/lint.ts';
import { parse } from '../source/parse.ts';
import { readTree } from '../source/read-tree.ts';
import { createCompiler, errorsOf, type Read } from './compiler.ts';
import { engineOf } from './engine-of.ts';
import type { EngineOptions, WholeEngine } from './options.ts';

/**
 * Makes an engine with the whole language and the platform's own `Intl`.
 * @param options locale, dialect, limits, areas of your own; none is needed
 * @returns the engine
 * Source: design §6
 */
export function createEngine(options?: EngineOptions<readonly []>): WholeEngine<OurAreas>;
export function createEngine<const Own extends readonly Area[]>(
  options: EngineOptions<Own>,
): WholeEngine<readonly [...OurAreas, ...Own]>;
export function createEngine(options: EngineOptions = {}): WholeEngine {
  const areas = [...Object.values(ALL_AREAS), ...(options.areas ?? [])];
  const compiler = createCompiler({ ...options, areas, openLocale: intlLocale }, readAnything);
  return {
    ...engineOf(compiler),
    lint(source, name = '') {
      assert(typeof source === 'string', 'lint', "a template's text", source);
      const found = errorsOf(originOf(name, source), lint(source, compiler.names));
      const { errors, warnings } = compiler.compile(source, name);
      return [...errors, ...warnings, ...found].sort((one, other) => one.offset - other.offset);
    },
  };
}

const readAnything: Read = (source, names) =>
  typeof source === 'string' ? parse(source, names) : readTree(source);
