import type { Warn } from '../shared/index.ts';
import type { Settings } from './settings.ts';

/** The usable settings of one source. Source: docs/behaviour/settings.md §2. */
export type PartialSettings = { readonly [K in keyof Settings]?: Partial<Settings[K]> | Settings[K] };

/** A source of settings. Source: docs/behaviour/settings.md §1.1. */
export type SettingsPlace = 'program' | 'script' | 'element';

/**
 * Checks the settings of one source; an unusable value counts as absent.
 * @param raw an object of unknown shape
 * @param from the source, the base of relative URLs, and the warn callback
 * Source: docs/behaviour/settings.md §2
 */
export type ParseSettings = (
  raw: object,
  from: { readonly place: SettingsPlace; readonly baseUri: string; readonly warn: Warn },
) => PartialSettings;
