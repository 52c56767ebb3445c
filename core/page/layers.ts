import type { Warn } from '../shared/index.ts';
import { parseFirstSettings } from './first-settings.ts';
import { overlaySettings } from './merge-settings.ts';
import { readPageFacts } from './page-facts.ts';
import type { ParseSettings, PartialSettings, SettingsPlace } from './settings-layer.ts';

/** The settings of each source, and how they are read. Source: docs/behaviour/settings.md §1.1, §2.6. */
export interface Layers {
  /** Sets the settings of a source: replaces or merges them. */
  readonly set: (place: SettingsPlace, raw: object, change: 'replace' | 'add') => void;
  /** Reads everything once more, and from now on, by a more thorough reading. */
  readonly readBy: (parse: ParseSettings) => void;
  /** The usable settings, lowest precedence first. */
  readonly all: () => readonly PartialSettings[];
}

/** Lowest precedence first. */
const PLACES: readonly SettingsPlace[] = ['program', 'script', 'element'];

/**
 * Creates the layers of a page's settings, nothing stated yet.
 * @param document the page; null in Node
 * @param warn warns the developer
 * @param thorough reads all settings; null reads those of the first paint until `readBy` is called
 */
export function createLayers(document: Document | null, warn: Warn, thorough: ParseSettings | null): Layers {
  const layers: Record<SettingsPlace, PartialSettings> = { program: {}, script: {}, element: {} };
  const given: Record<SettingsPlace, readonly object[]> = { program: [], script: [], element: [] };
  let parse = thorough;

  // The document's base is read each time, because it may have changed.
  function read(place: SettingsPlace, raw: object): PartialSettings {
    const { baseUri } = readPageFacts(document);
    return (parse ?? parseFirstSettings)(raw, { place, baseUri, warn });
  }

  return {
    set(place, raw, change) {
      const settings = read(place, raw);
      layers[place] = change === 'add' ? overlaySettings(layers[place], settings) : settings;
      if (!parse) given[place] = [...(change === 'add' ? given[place] : []), { ...raw }];
    },
    readBy(reading) {
      if (parse) return;
      parse = reading;
      for (const place of PLACES) {
        layers[place] = given[place].map((raw) => read(place, raw)).reduce(overlaySettings, {});
        given[place] = [];
      }
    },
    all: () => PLACES.map((place) => layers[place]),
  };
}
