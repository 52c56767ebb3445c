import { showValue } from '../errors/index.ts';
import { isJsonObject, ownValue } from '../json/index.ts';
import {
  CONFIG_SCRIPT,
  DEFAULT_PROGRAM_SETTINGS,
  type ParseSettings,
  type PartialSettings,
} from '../page/index.ts';
import { SETTING_RULES, type SettingRule } from './setting-rules.ts';

const MAX_KEY_LENGTH = 100;

const PLACES = { program: 'configureStore', script: CONFIG_SCRIPT, element: '<store-config>' } as const;

/** Checks all settings of one source, key by key, and warns about unknown and unusable ones. */
export const parseSettings: ParseSettings = (raw, { place, baseUri, warn }) =>
  parseEach(raw, baseUri, (key, problem) => {
    const isForPrograms = isOfPrograms(key, Reflect.get(raw, key));
    if (isForPrograms && place === 'program') return;
    const why = isForPrograms ? 'can only be given through configureStore' : problem;
    const name = (place === 'element' && !isForPrograms ? attributeOf(key) : key).slice(0, MAX_KEY_LENGTH);
    warn(`the setting "${name}" in ${PLACES[place]} ${why}`);
  });

/** Names a setting as `<store-config>` does. */
function attributeOf(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Warns about one setting: its key and the problem. Source: docs/behaviour/settings.md §2.2. */
type WarnAbout = (key: string, problem: string) => void;

/** Returns the usable settings, as null-prototype objects. */
function parseEach(raw: object, baseUri: string, warnAbout: WarnAbout): PartialSettings {
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

/** Whether only a program can give a setting: a gateway object, or a program setting. */
function isOfPrograms(key: string, value: unknown): boolean {
  const isName = key === 'gateway' && typeof value === 'string';
  return Object.hasOwn(DEFAULT_PROGRAM_SETTINGS, key) && !isName;
}
