import { showValue } from '../errors/index.ts';
import { isJsonObject, ownValue } from '../json/index.ts';
import { SETTING_RULES, type SettingRule } from './setting-rules.ts';
import { type Settings } from './settings.ts';

/** The usable settings of one place. Source: docs/behaviour/settings.md §2. */
export type PartialSettings = { readonly [K in keyof Settings]?: Partial<Settings[K]> | Settings[K] };

/** Warns about one setting: its key, and what is wrong with it. Source: docs/behaviour/settings.md §2.2. */
export type WarnAbout = (key: string, problem: string) => void;

/**
 * Checks the settings of one place, key by key; an unusable value counts as absent.
 * @param raw an object of unknown shape; undefined and null values mean "absent"
 * @param baseUri the document's base, against which URLs are read
 * @param warnAbout called for unknown keys and unusable values
 * @returns the usable settings, as null-prototype objects
 * Source: docs/behaviour/settings.md §2.2.
 */
export function parseSettings(raw: object, baseUri: string, warnAbout: WarnAbout): PartialSettings {
  function parseKeys(
    source: object,
    prefix: string,
    ruleOf: (key: string) => SettingRule | undefined,
  ): Readonly<Record<string, unknown>> {
    // Null prototype: `__proto__` is then an ordinary key.
    const parsed = Object.create(null) as Record<string, unknown>;
    for (const [key, value] of Object.entries(source)) {
      if (value === undefined || value === null) continue;
      const path = prefix + key;
      const rule = ruleOf(key);
      if (rule === undefined) warnAbout(path, 'is not a known setting');
      else {
        const usable = parse(rule, value, path);
        if (usable !== undefined) parsed[key] = usable;
      }
    }
    return parsed;
  }

  function parse(rule: SettingRule, value: unknown, path: string): unknown {
    if ('read' in rule) {
      const usable = rule.read(value, baseUri);
      if (usable === undefined) refuse(path, rule.expected, value);
      return usable;
    }
    if (isJsonObject(value))
      return parseKeys(value, `${path}.`, (key) => ('each' in rule ? rule.each : ownValue(rule.fields, key)));
    refuse(path, 'an object', value);
    return undefined;
  }

  function refuse(path: string, expected: string, value: unknown): void {
    warnAbout(path, `is not usable: expected ${expected}, got ${showValue(value)}`);
  }

  return parseKeys(raw, '', (key) => ownValue<SettingRule>(SETTING_RULES, key));
}
