import type { PageSettings } from '../page/index.ts';
import { createStorageArea } from '../session/index.ts';
import { warnDeveloper, type Warn } from '../shared/index.ts';

/** Variants in the URL, which override the settings. Source: docs/behaviour/experiments.md §2 */
interface Override {
  /** Experiment → variant. */
  readonly variants: ReadonlyMap<string, string>;
  /** Malformed parts. */
  readonly unusable: readonly string[];
}

/** The experiments of a page. Source: docs/behaviour/experiments.md §1, §2 */
export interface Experiments {
  /**
   * Returns the visitor's variant of an experiment, by the current URL and settings.
   * @param name the experiment's name
   * @returns the variant; null for an unknown or inactive experiment
   */
  readonly variantOf: (name: string) => string | null;
}

/** Dependencies of experiments. */
export interface ExperimentsParts {
  /** The page's settings, as `storefront().settings`. */
  readonly settings: Pick<PageSettings, '$settings'>;
  /** The page's query; by default that of its URL. */
  readonly getQuery?: () => string;
  /** Opens a storage with the lifetime of the tab, and may throw; session storage by default. */
  readonly openStorage?: () => Storage;
  readonly warn?: Warn;
}

const ACTIVE = 'ACTIVE';
const INTERNAL = 'internal';
/** The flag of a visitor who works for the site's operator. Source: docs/behaviour/experiments.md §2.1 */
const INTERNAL_USER_FLAG = 'internal-user';
const PARAMETER = 'experiments';
const RESET = 'reset';
const KEY = 'storefront-elements.experiments';

/**
 * Creates the experiments of a page.
 * @param parts settings, address and storage
 * Source: docs/behaviour/experiments.md §1, §2
 */
export function createExperiments(parts: ExperimentsParts): Experiments {
  const { getQuery = pageQuery, openStorage = () => globalThis.sessionStorage } = parts;
  const warnings = new Set<string>();
  const warnOnce: Warn = (sentence) => {
    if (warnings.has(sentence)) return;
    warnings.add(sentence);
    (parts.warn ?? warnDeveloper)(sentence);
  };
  const storage = createStorageArea({
    open: openStorage,
    now: Date.now,
    onFailure: () => {
      warnOnce('unable to keep the override of experiments; it holds for this page only.');
    },
  });

  function currentOverride(): Override {
    const asked = new URLSearchParams(getQuery()).get(PARAMETER);
    if (asked === RESET) storage.remove(KEY);
    else if (asked !== null) storage.set(KEY, asked);
    const text = storage.get(KEY, (value) => (typeof value === 'string' ? value : null)) ?? '';
    const override = readOverride(text);
    for (const part of override.unusable) warnOnce(`"${part}" overrides no experiment; write name:variant.`);
    return override;
  }

  return {
    variantOf(name) {
      const { experiments, websiteStatus, flags } = parts.settings.$settings.get();
      const mayOverride = websiteStatus === INTERNAL || flags[INTERNAL_USER_FLAG] === true;
      const override = mayOverride ? currentOverride() : null;
      const found = experiments.find((each) => each.name === name && each.status === ACTIVE);
      return found ? (override?.variants.get(name) ?? found.variant) : null;
    },
  };
}

function pageQuery(): string {
  return typeof location === 'undefined' ? '' : location.search;
}

/**
 * Parses variants such as `button:green,price:bold`; the last of two for one experiment applies.
 * Source: docs/behaviour/experiments.md §2.2
 */
function readOverride(text: string): Override {
  const said = text.split(',').filter((part) => part.trim() !== '');
  const pairs = said.map((part) => {
    const [, name = '', variant = ''] = /^([^:]+):(.+)$/.exec(part) ?? [];
    return { part: part.trim(), name: name.trim(), variant: variant.trim() };
  });
  const isUsable = ({ name, variant }: (typeof pairs)[number]) => name !== '' && variant !== '';
  return {
    variants: new Map(pairs.filter(isUsable).map(({ name, variant }) => [name, variant])),
    unusable: pairs.filter((pair) => !isUsable(pair)).map(({ part }) => part),
  };
}
