import type { Warn } from '../shared/index.ts';
import type { Settings } from './settings.ts';

/** The usable settings of one place. Source: docs/behaviour/settings.md §2. */
export type PartialSettings = { readonly [K in keyof Settings]?: Partial<Settings[K]> | Settings[K] };

/** A place where settings can be stated. Source: docs/behaviour/settings.md §1.1. */
export type SettingsPlace = 'program' | 'script' | 'element';

/**
 * Checks the settings of one place; an unusable value counts as absent.
 * @param raw an object of unknown shape
 * @param from the place, the document's base against which URLs are read, and where the developer is warned
 * Source: docs/behaviour/settings.md §2
 */
export type ParseSettings = (
  raw: object,
  from: { readonly place: SettingsPlace; readonly baseUri: string; readonly warn: Warn },
) => PartialSettings;
