import { contentArea } from '../areas/content/content-area.ts';
import { coreArea } from '../areas/core/core-area.ts';
import { dateArea } from '../areas/date.ts';
import { socialArea } from '../areas/social/social-area.ts';
import { assembleEngine } from './assemble-engine.ts';
import type { Engine, EngineOptions } from './options.ts';

/** Every area there is. */
const AREAS = [coreArea, dateArea, contentArea, socialArea];

/**
 * Makes an engine with the whole language and the platform's own `Intl`.
 * @param options locale, dialect, limits, areas of your own; none is needed
 * @returns the engine
 * Source: design §6
 */
export function createEngine(options: EngineOptions = {}): Engine {
  return assembleEngine({
    ...options,
    areas: [...AREAS, ...(options.areas ?? [])],
  });
}
