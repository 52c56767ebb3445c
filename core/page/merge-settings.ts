import { type PartialSettings } from './parse-settings.ts';
import { type SettingRule, type SettingRules } from './setting-rules.ts';
import { type Settings } from './settings.ts';

/**
 * Merges the settings of several places over the defaults.
 * @param layers lowest precedence first; the last one wins
 * @param defaults the values for settings that no layer sets
 * @param rules which keys are groups or records, whose inner keys are merged one by one
 * @returns the settings, frozen
 * Source: docs/behaviour/settings.md §1.
 */
export function mergeSettings(
  layers: readonly PartialSettings[],
  defaults: Settings,
  rules: SettingRules,
): Settings {
  const merged = [defaults, ...layers.map(shareCurrency)].reduce<PartialSettings>(
    (far, near) => overlaySettings(far, near, rules),
    {},
  ) as Settings;
  const storeSettings = Object.freeze({ ...merged.storeSettings, currency: merged.currency });
  return Object.freeze({ ...merged, storeSettings });
}

/**
 * Merges the settings of one place over those of another.
 * @param far the lower precedence
 * @param near the higher precedence
 * @param rules which keys are groups or records
 * Source: docs/behaviour/settings.md §1.4.
 */
export function overlaySettings(
  far: PartialSettings,
  near: PartialSettings,
  rules: SettingRules,
): PartialSettings {
  const merged = Object.create(null) as Record<string, unknown>;
  for (const [key, rule] of Object.entries(rules) as [keyof Settings, SettingRule][]) {
    const value = overlay(rule, far[key], near[key]);
    if (value !== undefined) merged[key] = value;
  }
  return merged;
}

// `currency` and `storeSettings.currency` are the same setting: the nearest place that sets either one wins.
function shareCurrency(layer: PartialSettings): PartialSettings {
  const currency = layer.currency ?? layer.storeSettings?.currency;
  return currency === undefined ? layer : { ...layer, currency };
}

function overlay(rule: SettingRule, far: unknown, near: unknown): unknown {
  if (rule.kind === 'field') return near === undefined ? far : near;
  if (far === undefined && near === undefined) return undefined;
  // Null prototype: in records with free keys, `constructor` is then an ordinary key.
  return Object.freeze(Object.assign(Object.create(null) as object, far, near));
}
