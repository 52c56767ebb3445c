import * as v from 'valibot';
import { isJsonObject } from '../json/index.ts';
import { type FieldRule, type SettingRule, type SettingRules } from './setting-rules.ts';
import { type Settings } from './settings.ts';

/** The usable part of what one place of the page said. Source: docs/behaviour/settings.md §2. */
export type PartialSettings = { readonly [K in keyof Settings]?: Partial<Settings[K]> | Settings[K] };

/** What a check has to tell: which setting, and what is wrong with it. Source: docs/behaviour/settings.md §2.2. */
export type Complain = (key: string, problem: string) => void;

const MAX_SHOWN_LENGTH = 100;

/**
 * Checks what one place of the page said, key by key; what is not usable counts as not said.
 * @param raw an object of unknown shape; undefined and null values mean "not said"
 * @param rules how each key is checked
 * @param complain hears of unknown keys and of values that are not usable
 * @returns the usable part, of null-prototype objects
 * Source: docs/behaviour/settings.md §2.2.
 */
export function parseSettings(raw: object, rules: SettingRules, complain: Complain): PartialSettings {
  const ruleOf = new Map(Object.entries(rules) as [string, SettingRule][]);
  return collect(raw, (key, value) => {
    const rule = ruleOf.get(key);
    if (rule !== undefined) return parseByRule(rule, value, key, complain);
    complain(key, 'is not a known setting');
    return undefined;
  });
}

function parseByRule(rule: SettingRule, value: unknown, path: string, complain: Complain): unknown {
  if (rule.kind === 'field') return parseField(rule.schema, value, path, complain);
  if (!isJsonObject(value)) {
    complain(path, `is not usable: expected an object, got ${show(value)}`);
    return undefined;
  }
  const fieldOf = new Map(rule.kind === 'group' ? Object.entries(rule.fields) : []);
  return collect(value, (key, inner) => {
    const innerPath = `${path}.${key}`;
    const schema = rule.kind === 'record' ? rule.schema : fieldOf.get(key);
    if (schema !== undefined) return parseField(schema, inner, innerPath, complain);
    complain(innerPath, 'is not a known setting');
    return undefined;
  });
}

function parseField(schema: FieldRule['schema'], value: unknown, path: string, complain: Complain): unknown {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  complain(path, `is not usable: expected ${result.issues[0].message}, got ${show(value)}`);
  return undefined;
}

// Null prototype: a key such as `__proto__` is then a key like any other.
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
