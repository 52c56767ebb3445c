import { assert } from '../errors/index.ts';
import { isJsonObject } from '../json/index.ts';
import { PROGRAM_KEYS, type ProgramSettings, type ReportError } from './program-settings.ts';

/** The argument of `configureStore`, in two parts. Source: docs/behaviour/settings.md §1.6, §3.6. */
export interface SplitSettings {
  readonly program: Partial<ProgramSettings>;
  readonly rest: object;
}

/**
 * Splits the argument of `configureStore` into the settings that only a program can give and the others.
 * @param given the argument of `configureStore`
 * @returns both parts, the first one checked
 * @throws AssertionError for a program setting of the wrong type
 * Source: docs/behaviour/settings.md §1.6, §3.6.
 */
export function splitProgramSettings(given: object): SplitSettings {
  const { reportError, strings, gateway, use, ...rest } = given as Record<string, unknown>;
  const program: { -readonly [K in keyof ProgramSettings]?: ProgramSettings[K] } = {};
  if (isSaid(reportError)) {
    expect(typeof reportError === 'function', 'reportError', 'a function', reportError);
    program.reportError = reportError as ReportError;
  }
  if (isSaid(strings)) {
    expect(isJsonObject(strings), 'strings', 'an object of texts', strings);
    program.strings = strings;
  }
  if (isSaid(gateway)) {
    expect(isJsonObject(gateway), 'gateway', 'an object with the calls of a gateway', gateway);
    program.gateway = gateway;
  }
  if (isSaid(use)) {
    program.use = Array.isArray(use) ? (use as readonly unknown[]) : [use];
    expect(
      program.use.every((one) => typeof one === 'function'),
      'use',
      'a function or functions',
      use,
    );
  }
  return { program, rest };
}

/**
 * Tells whether a setting can only come from a program.
 * @param key the setting's name
 * @returns true for `reportError`, `strings`, `gateway`, `use`
 * Source: docs/behaviour/settings.md §1.6, §3.6.
 */
export function isProgramKey(key: string): boolean {
  return (PROGRAM_KEYS as readonly string[]).includes(key);
}

function isSaid(value: unknown): boolean {
  return value !== undefined && value !== null;
}

function expect(condition: boolean, key: string, expected: string, got: unknown): asserts condition {
  assert(condition, `configureStore: ${key}`, expected, got);
}
