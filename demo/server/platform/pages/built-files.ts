import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const CDN_FOLDER = join(import.meta.dirname, '../../../../dist/cdn');
const CDN_URL = '/dist/cdn/';
const NAMES = v.record(v.string(), v.string());

/**
 * Finds the URL of a built file.
 * @param name below dist/cdn/, without a hash, such as `storefront.js`
 * @returns the URL, with a hash of the content; without one before the first build
 */
export function builtUrl(name: string): string {
  return `${CDN_URL}${hashedNames()[name] ?? name}`;
}

/**
 * Reads a built script that pages inline.
 * @param name `early.js`, which handles clicks before the entry bundle has loaded, or `on-interaction.js`, which loads it
 * @returns the script; empty before the first build
 * Source: docs/behaviour/adding-to-cart.md §2.9; docs/behaviour/elements.md §8.3
 */
export function inlinedScript(name: 'early.js' | 'on-interaction.js'): string {
  try {
    return readFileSync(join(CDN_FOLDER, name), 'utf8').trim();
  } catch {
    return '';
  }
}

/**
 * Returns the scripts that every page preloads.
 * @param language the page's, as a BCP 47 tag
 * @returns their URLs: the entry bundle, and the words of the language if they have a file
 * Source: docs/behaviour/words.md §2.2
 */
export function firstScripts(language: string): readonly string[] {
  const words = `chunks/words-${language.replace(/-.*/, '')}.js`;
  return ['storefront.js', ...(words in hashedNames() ? [words] : [])].map(builtUrl);
}

/**
 * Returns the network bundle.
 * @returns its URL; the entry bundle loads it if the page has not preloaded it
 * Source: docs/behaviour/reference-store.md §6.1
 */
export function networkScript(): string {
  return builtUrl('chunks/network.js');
}

/** What a page has in place of the entry bundle. */
export interface WaitingScripts {
  /** The inline script. */
  readonly script: string;
  /** The URLs of the entry bundle and of what it loads next, separated by spaces. */
  readonly urls: string;
}

/**
 * Returns what loads the entry bundle at the first interaction.
 * @param language the page's, as a BCP 47 tag
 * @returns undefined before the first build
 * Source: docs/behaviour/elements.md §8.3
 */
export function waitingScripts(language: string): WaitingScripts | undefined {
  const script = inlinedScript('on-interaction.js');
  return script === '' ? undefined : { script, urls: [...firstScripts(language), networkScript()].join(' ') };
}

/**
 * Checks whether a URL is immutable.
 * @param path the path of the address
 * @returns true for a built file with a hash of its content in its name
 */
export function isHashed(path: string): boolean {
  if (!path.startsWith(CDN_URL)) return false;
  return Object.values(hashedNames()).includes(path.slice(CDN_URL.length));
}

/** Read each time, so that a new build takes effect while the store runs. */
function hashedNames(): Readonly<Record<string, string>> {
  try {
    return v.parse(NAMES, JSON.parse(readFileSync(join(CDN_FOLDER, 'manifest.json'), 'utf8')));
  } catch {
    return {};
  }
}
