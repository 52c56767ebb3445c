import { assert } from '../errors/index.ts';
import { isJsonObject, type JsonObject, type ReadValue } from '../json/index.ts';

/** Tags attached to every report. Source: docs/behaviour/settings.md §6.1. */
export interface ReportTags {
  readonly project: 'storefront-elements';
  /** The context: module and action, or element. */
  readonly context: string;
}

/** The host's error reporter; it may be async, and its result is ignored. Source: docs/behaviour/settings.md §6.1. */
export type ReportError = (error: unknown, tags: ReportTags) => unknown;

/** Settings that only a program can give. Source: docs/behaviour/settings.md §1.6, §3.6. */
export interface ProgramSettings {
  /** Receives every error report. Default: null, the console. */
  readonly reportError: ReportError | null;
  /** Another backend, checked by the module that uses it. Default: null, the one that the page's settings name. */
  readonly gateway: object | null;
  /** Middleware around every write, outermost first. Default: none. */
  readonly use: readonly unknown[];
  /** Additional analytics sinks, checked by core/analytics. Default: none. */
  readonly analytics: readonly object[];
}

/** The defaults of these settings. Source: docs/behaviour/settings.md §1.6, §3.6. */
export const DEFAULT_PROGRAM_SETTINGS: ProgramSettings = Object.freeze<ProgramSettings>({
  reportError: null,
  gateway: null,
  use: [],
  analytics: [],
});

interface ProgramReader<Value> {
  readonly expected: string;
  readonly read: ReadValue<Value>;
}

const PROGRAM_READERS: { readonly [K in keyof ProgramSettings]: ProgramReader<ProgramSettings[K]> } = {
  reportError: { expected: 'a function', read: (value) => (isFunction(value) ? value : undefined) },
  gateway: {
    expected: 'an object of gateways, or the name of one',
    read(value) {
      // A name is a setting of the page; set last, it replaces an object.
      if (typeof value === 'string') return null;
      return isJsonObject(value) ? value : undefined;
    },
  },
  use: {
    expected: 'a function or functions',
    read: (value) => readOneOrMore(value, isFunction),
  },
  analytics: {
    expected: 'a sink or sinks: objects with a name and a function "record"',
    read: (value) => readOneOrMore(value, isSink),
  },
};

/**
 * Reads the settings that only a program can give.
 * @param given the argument of `configureStore`
 * @returns those of them that it has
 * @throws AssertionError for one of the wrong type
 * Source: docs/behaviour/settings.md §1.6, §3.6.
 */
export function readProgramSettings(given: JsonObject): Partial<ProgramSettings> {
  const settings: Record<string, unknown> = {};
  for (const [key, { expected, read }] of Object.entries(PROGRAM_READERS)) {
    const value = given[key] ?? null;
    if (value === null) continue;
    settings[key] = read(value);
    assert(settings[key] !== undefined, `configureStore: ${key}`, expected, value);
  }
  return settings;
}

function readOneOrMore<Value>(
  value: unknown,
  isOne: (value: unknown) => value is Value,
): readonly Value[] | undefined {
  const all = [value].flat();
  return all.every(isOne) ? all : undefined;
}

function isFunction(value: unknown): value is () => unknown {
  return typeof value === 'function';
}

function isSink(value: unknown): value is object {
  return isJsonObject(value) && typeof value['name'] === 'string' && isFunction(value['record']);
}
