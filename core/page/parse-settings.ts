import * as v from 'valibot';
import { isJsonObject } from '../json/index.ts';
import { type FieldRule, type SettingRule, type SettingRules } from './setting-rules.ts';
import { type Settings } from './settings.ts';

/** The usable settings of one place. Source: docs/behaviour/settings.md §2. */
export type PartialSettings = { readonly [K in keyof Settings]?: Partial<Settings[K]> | Settings[K] };

/** Warns about one setting: its key, and what is wrong with it. Source: docs/behaviour/settings.md §2.2. */
export type WarnAbout = (key: string, problem: string) => void;

const MAX_SHOWN_LENGTH = 100;

/**
 * Checks the settings of one place, key by key; an unusable value counts as absent.
 * @param raw an object of unknown shape; undefined and null values mean "absent"
 * @param rules how each key is checked
 * @param warnAbout called for unknown keys and unusable values
 * @returns the usable settings, as null-prototype objects
 * Source: docs/behaviour/settings.md §2.2.
 */
export function parseSettings(raw: object, rules: SettingRules, warnAbout: WarnAbout): PartialSettings {
  const ruleOf = new Map(Object.entries(rules) as [string, SettingRule][]);
  return collect(raw, (key, value) => {
    const rule = ruleOf.get(key);
    if (rule !== undefined) return parseByRule(rule, value, key, warnAbout);
    warnAbout(key, 'is not a known setting');
    return undefined;
  });
}

function parseByRule(rule: SettingRule, value: unknown, path: string, warnAbout: WarnAbout): unknown {
  if (rule.kind === 'field') return parseField(rule.schema, value, path, warnAbout);
  if (!isJsonObject(value)) {
    warnAbout(path, `is not usable: expected an object, got ${show(value)}`);
    return undefined;
  }
  const fieldOf = new Map(rule.kind === 'group' ? Object.entries(rule.fields) : []);
  return collect(value, (key, inner) => {
    const innerPath = `${path}.${key}`;
    const schema = rule.kind === 'record' ? rule.schema : fieldOf.get(key);
    if (schema !== undefined) return parseField(schema, inner, innerPath, warnAbout);
    warnAbout(innerPath, 'is not a known setting');
    return undefined;
  });
}

function parseField(
  schema: FieldRule['schema'],
  value: unknown,
  path: string,
  warnAbout: WarnAbout,
): unknown {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  warnAbout(path, `is not usable: expected ${result.issues[0].message}, got ${show(value)}`);
  return undefined;
}

// Null prototype: `__proto__` is then an ordinary key.
function collect(source: object, parse: (key: string, value: unknown) => unknown): Record<string, unknown> {
  const result = Object.create(null) as Record<string, unknown>;
  for (const [key, value] of Object.entries(source)) {
    if (value === undefined || value === null) continue;
    const parsed = parse(key, value);
    if (parsed !== undefined) result[key] = parsed;
  }
  return result;
}

function show(value: unknown): string {
  const text = isNumberOrBoolean(value)
    ? String(value)
    : typeof value === 'string'
      ? JSON.stringify(value)
      : `a value of type ${typeof value}`;
  return text.length > MAX_SHOWN_LENGTH ? `${text.slice(0, MAX_SHOWN_LENGTH)}…` : text;
}

function isNumberOrBoolean(value: unknown): value is number | boolean {
  return typeof value === 'number' || typeof value === 'boolean';
}
