import { atom, type ReadableAtom } from 'nanostores';
import { assert } from '../errors/index.ts';
import { isJsonObject } from '../json/index.ts';
import { warnDeveloper, type Warn } from '../shared/index.ts';
import { CONFIG_SCRIPT, readConfigScript } from './config-script.ts';
import { DEFAULT_SETTINGS } from './default-settings.ts';
import { mergeSettings, overlaySettings } from './merge-settings.ts';
import { onceParsed, readPageFacts } from './page-facts.ts';
import { parseSettings, type PartialSettings } from './parse-settings.ts';
import {
  DEFAULT_PROGRAM_SETTINGS,
  isOfPrograms,
  type ProgramSettings,
  readProgramSettings,
} from './program-settings.ts';
import { LOCALE } from './setting-readers.ts';
import { type Settings } from './settings.ts';
import { createWarnings } from './warnings.ts';

/** The dependencies of page settings. Source: docs/behaviour/settings.md §1. */
export interface PageSettingsParts {
  /** The document; by default the global one, and none in Node. */
  readonly document?: Document | null;
  /** Where warnings to the developer go; by default the console. */
  readonly warn?: Warn;
}

/** The settings of one page, wherever they come from. Source: docs/behaviour/settings.md §1. */
export interface PageSettings {
  /** The current settings. */
  readonly $settings: ReadableAtom<Settings>;
  /** The settings that only a program can give. */
  readonly $program: ReadableAtom<ProgramSettings>;
  /**
   * Merges the argument of `configureStore` over those of earlier calls.
   * @throws AssertionError when it is not an object, or a program setting has the wrong type
   */
  configure(partial: unknown): void;
  /** Replaces the settings of the `store-config` element; null if there is none. */
  setElementSettings(partial: unknown): void;
  /** Reads the document's settings script, origin and language again. */
  readDocument(): void;
}

/**
 * Gathers the settings of a page: element over script over program over defaults, in whatever order they arrive.
 * @param parts the document, and where warnings go
 * @returns the settings, read at once and again once the document has loaded
 * Source: docs/behaviour/settings.md §1.
 */
export function createPageSettings(parts: PageSettingsParts = {}): PageSettings {
  const document = parts.document === undefined ? findDocument() : parts.document;
  const warn = createWarnings(parts.warn ?? warnDeveloper);
  const layers: Record<'program' | 'script' | 'element', PartialSettings> = {
    program: {},
    script: {},
    element: {},
  };
  const $settings = atom<Settings>(DEFAULT_SETTINGS);
  const $program = atom<ProgramSettings>(DEFAULT_PROGRAM_SETTINGS);

  // The document's base, origin and language are read each time, because they may have changed.
  function say(layer: keyof typeof layers, raw: object, change: 'replace' | 'add'): void {
    const { baseUri, origin, root } = readPageFacts(document);
    const said = parseSettings(raw, baseUri, (key, problem) => {
      const isForPrograms = isOfPrograms(key, Reflect.get(raw, key));
      if (isForPrograms && layer === 'program') return;
      const why = isForPrograms ? 'can only be given through configureStore' : problem;
      warn(`the setting "${key.slice(0, MAX_KEY_LENGTH)}" in ${PLACES[layer]} ${why}`);
    });
    layers[layer] = change === 'add' ? overlaySettings(layers[layer], said) : said;
    const locale = LOCALE.read(root?.getAttribute('lang'), baseUri) ?? DEFAULT_SETTINGS.locale;
    const defaults = { ...DEFAULT_SETTINGS, apiRoot: origin, locale };
    $settings.set(mergeSettings([layers.program, layers.script, layers.element], defaults));
  }

  function readDocument(): void {
    const { root, isLoading } = readPageFacts(document);
    say('script', root === null ? {} : readConfigScript(root, isLoading, warn), 'replace');
  }

  readDocument();
  if (document !== null && readPageFacts(document).isLoading) onceParsed(document, readDocument);

  return {
    $settings,
    $program,
    configure(partial) {
      assert(isJsonObject(partial), 'configureStore', 'an object of settings', partial);
      $program.set({ ...$program.get(), ...readProgramSettings(partial) });
      say('program', partial, 'add');
    },
    setElementSettings(partial) {
      say('element', isJsonObject(partial) ? partial : {}, 'replace');
    },
    readDocument,
  };
}

const MAX_KEY_LENGTH = 100;

const PLACES = { program: 'configureStore', script: CONFIG_SCRIPT, element: '<store-config>' } as const;

function findDocument(): Document | null {
  return typeof globalThis.document === 'undefined' ? null : globalThis.document;
}
