import { atom, type ReadableAtom } from 'nanostores';
import { assert } from '../errors/index.ts';
import { isJsonObject } from '../json/index.ts';
import { followDirection } from '../money/index.ts';
import { warnDeveloper, type Warn } from '../shared/index.ts';
import { readConfigScript } from './config-script.ts';
import { DEFAULT_SETTINGS } from './default-settings.ts';
import { readLocale } from './first-settings.ts';
import { createLayers } from './layers.ts';
import { mergeSettings } from './merge-settings.ts';
import { onceParsed, readPageFacts } from './page-facts.ts';
import { DEFAULT_PROGRAM_SETTINGS, type ProgramSettings, readProgramSettings } from './program-settings.ts';
import type { ParseSettings } from './settings-layer.ts';
import { type Settings } from './settings.ts';

const MAX_WARNINGS = 30;

/** The dependencies of page settings. Source: docs/behaviour/settings.md §1. */
export interface PageSettingsParts {
  /** The document; by default the global one, and none in Node. */
  readonly document?: Document | null;
  /** Receives warnings for the developer; by default the console. */
  readonly warn?: Warn;
  /** How settings are read; by default only those of the first paint, without warnings. */
  readonly parse?: ParseSettings;
}

/** The settings of one page, from all sources. Source: docs/behaviour/settings.md §1. */
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
  /** Reads all settings again, and later ones, with a more thorough reader. */
  readBy(parse: ParseSettings): void;
}

/**
 * Merges the settings of a page: element over script over program over defaults, whatever their order in time.
 * @param parts the document and the warn callback
 * @returns the settings, read at once and again once the document has loaded
 * Source: docs/behaviour/settings.md §1.
 */
export function createPageSettings(parts: PageSettingsParts = {}): PageSettings {
  const { document = (globalThis as Partial<typeof globalThis>).document ?? null } = parts;
  const warn = createWarnings(parts.warn ?? warnDeveloper);
  const layers = createLayers(document, warn, parts.parse ?? null);
  const $settings = atom<Settings>(DEFAULT_SETTINGS);
  const $program = atom<ProgramSettings>(DEFAULT_PROGRAM_SETTINGS);
  // The document's origin and language are read each time, because they may have changed.
  function update(): void {
    const { origin, root } = readPageFacts(document);
    const locale = readLocale(root?.getAttribute('lang')) ?? DEFAULT_SETTINGS.locale;
    const settings = mergeSettings(layers.all(), { ...DEFAULT_SETTINGS, apiRoot: origin, locale });
    // Listeners render again.
    if (JSON.stringify(settings) !== JSON.stringify($settings.get())) $settings.set(settings);
  }

  const set: typeof layers.set = (...change) => {
    layers.set(...change);
    update();
  };

  function readDocument(): void {
    const { root, isLoading } = readPageFacts(document);
    set('script', root === null ? {} : readConfigScript(root, isLoading, warn), 'replace');
  }

  // The root's children are the head and the body, whatever a page has named "body".
  followDirection(() => readPageFacts(document).root?.matches('[dir=rtl i],:has(>[dir=rtl i])'));
  readDocument();
  if (document !== null && readPageFacts(document).isLoading) onceParsed(document, readDocument);

  return {
    $settings,
    $program,
    configure(partial) {
      assert(isJsonObject(partial), 'configureStore', 'an object of settings', partial);
      $program.set({ ...$program.get(), ...readProgramSettings(partial) });
      set('program', partial, 'add');
    },
    setElementSettings(partial) {
      set('element', isJsonObject(partial) ? partial : {}, 'replace');
    },
    readDocument,
    readBy(parse) {
      layers.readBy(parse);
      update();
    },
  };
}

/** Prints each warning once. Source: docs/behaviour/settings.md §2.2 */
function createWarnings(warn: Warn): Warn {
  const printed = new Set<string>();
  return (sentence) => {
    if (printed.size >= MAX_WARNINGS || printed.has(sentence)) return;
    printed.add(sentence);
    warn(sentence);
  };
}
