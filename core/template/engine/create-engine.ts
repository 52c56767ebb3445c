import { intlLocale } from '../../i18n/index.ts';
import { commerceArea } from '../areas/commerce/commerce-area.ts';
import { contentArea } from '../areas/content/content-area.ts';
import { coreArea } from '../areas/core/core-area.ts';
import { dateArea } from '../areas/date.ts';
import { i18nArea } from '../areas/i18n/i18n-area.ts';
import { socialArea } from '../areas/social/social-area.ts';
import { assembleEngine } from './assemble-engine.ts';
import type { Engine, EngineOptions } from './options.ts';

/** Every area there is. */
const AREAS = [coreArea, dateArea, contentArea, commerceArea, socialArea, i18nArea];

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
    openLocale: intlLocale,
  });
}
