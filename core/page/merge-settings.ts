import { type PartialSettings } from './parse-settings.ts';
import { type SettingRule, type SettingRules } from './setting-rules.ts';
import { type Settings } from './settings.ts';

/**
 * Lays what several places said over the defaults.
 * @param layers farthest first; the last one is the nearest and wins
 * @param defaults what holds where no layer says anything
 * @param rules which keys are groups or records, whose inner keys are laid over each other one by one
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
 * Lays what one place said over what another said.
 * @param far what gives way
 * @param near what wins
 * @param rules which keys are groups or records
 * @returns both
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

// `currency` and `storeSettings.currency` say the same: the nearest place that says either is heard.
function shareCurrency(layer: PartialSettings): PartialSettings {
  const currency = layer.currency ?? layer.storeSettings?.currency;
  return currency === undefined ? layer : { ...layer, currency };
}

function overlay(rule: SettingRule, far: unknown, near: unknown): unknown {
  if (rule.kind === 'field') return near === undefined ? far : near;
  if (far === undefined && near === undefined) return undefined;
  // Null prototype: a key such as `constructor` is then nothing special, in records whose keys are free.
  return Object.freeze(Object.assign(Object.create(null) as object, far, near));
}
