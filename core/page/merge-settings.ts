import { isJsonObject } from '../json/index.ts';
import { DEFAULT_SETTINGS } from './default-settings.ts';
import type { PartialSettings } from './settings-layer.ts';
import { type Settings } from './settings.ts';

// Groups and records: their keys are merged one by one.
const KEYED_SETTINGS = Object.entries(DEFAULT_SETTINGS)
  .filter(([, value]) => isJsonObject(value))
  .map(([key]) => key as keyof Settings);

/**
 * Merges the settings of several sources over the defaults.
 * @param layers lowest precedence first; the last one wins
 * @param defaults the values for settings that no layer sets
 * @returns the settings, frozen
 * Source: docs/behaviour/settings.md §1.
 */
export function mergeSettings(layers: readonly PartialSettings[], defaults: Settings): Settings {
  const merged = layers.map(shareCurrency).reduce(overlaySettings, defaults) as Settings;
  const storeSettings = Object.freeze({ ...merged.storeSettings, currency: merged.currency });
  return Object.freeze({ ...merged, storeSettings });
}

/**
 * Merges the settings of one source over those of another.
 * @param far the lower precedence
 * @param near the higher precedence
 * Source: docs/behaviour/settings.md §1.4.
 */
export function overlaySettings(far: PartialSettings, near: PartialSettings): PartialSettings {
  // Null prototype: in records with free keys, `constructor` is then an ordinary key.
  const keyed = KEYED_SETTINGS.map((key) => [
    key,
    Object.freeze(Object.assign(Object.create(null) as object, far[key], near[key])),
  ]);
  return { ...far, ...near, ...(Object.fromEntries(keyed) as PartialSettings) };
}

// `currency` and `storeSettings.currency` are the same setting: the nearest place that sets either one wins.
function shareCurrency(layer: PartialSettings): PartialSettings {
  const currency = layer.currency ?? layer.storeSettings?.currency;
  return currency === undefined ? layer : { ...layer, currency };
}
