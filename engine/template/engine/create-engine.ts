import type { Area } from '../run/area.ts';
import { ALL_AREAS, type OurAreas } from './all-areas.ts';
import { intlLocale } from '../../i18n/index.ts';
import { parse } from '../source/parse.ts';
import { readTree } from '../tree/read-tree.ts';
import { createCompiler, type Read } from './compiler.ts';
import { engineOf } from './engine-of.ts';
import type { Engine, EngineOptions } from './options.ts';

/**
 * Creates an engine with the whole language and the platform's own `Intl`.
 * @param options locale, dialect, limits, areas of your own; none is needed
 * @throws AssertionError for a locale that is not a language tag, and for a limit that is not a number from 0 up
 * Source: docs/behaviour/template-language.md §8.2
 */
export function createEngine(options?: EngineOptions<readonly []>): Engine<OurAreas>;
export function createEngine<const Own extends readonly Area[]>(
  options: EngineOptions<Own>,
): Engine<readonly [...OurAreas, ...Own]>;
export function createEngine(options: EngineOptions = {}): Engine {
  const areas = [...Object.values(ALL_AREAS), ...(options.areas ?? [])];
  return engineOf(createCompiler({ ...options, areas, openLocale: intlLocale }, readAnything));
}

const readAnything: Read = (source, names) =>
  typeof source === 'string' ? parse(source, names) : readTree(source);
